type BrokenForm = readonly [what: string, contentType: string, body: Buffer];

const part = (disposition: string, end = '--') =>
  Buffer.from(
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: image/png\r\n\r\nabc\r\n--x${end}\r\n`,
    'latin1',
  );

/** Forms that no browser sends, for an upload that reads the field `field`. */
export function brokenForms(field: string): readonly BrokenForm[] {
  const form = 'multipart/form-data; boundary=x';
  const good = part(`name="${field}"; filename="a.png"`);
  return [
    ['no boundary', 'multipart/form-data', good],
    ['an empty boundary', 'multipart/form-data; boundary=', good],
    ['an empty quoted boundary', 'multipart/form-data; boundary=""', good],
    ['another boundary', 'multipart/form-data; boundary=y', good],
    ['a boundary of 300 letters', `multipart/form-data; boundary=${'y'.repeat(300)}`, good],
    ['no parts', form, Buffer.alloc(0)],
    ['noise', form, Buffer.from('noise')],
    ['no end', form, part(`name="${field}"; filename="a.png"`, '')],
    ['cut within the head', form, good.subarray(0, 30)],
    ['cut within the file', form, good.subarray(0, -6)],
    ['a name with NUL', form, part(`name="${field}"; filename="a\0.png"`)],
    ['an encoded name with NUL', form, part(`name="${field}"; filename*=UTF-8''a%00.png`)],
    ['half a character in a name', form, part(`name="${field}"; filename*=utf-16le''%00%d8`)],
    ['a name that is no UTF-8', form, part(`name="${field}"; filename="\xff\xfe"`)],
    ['a field with NUL', form, part('name="a\0b"; filename="a.png"')],
    ['the prototype as a field', form, part('name="__proto__"; filename="a.png"')],
    ['no name at all', form, part('filename="a.png"')],
    ['another kind of form', 'multipart/mixed; boundary=x', good],
    ['a form in the address', 'application/x-www-form-urlencoded', Buffer.from('a=%00')],
  ];
}
