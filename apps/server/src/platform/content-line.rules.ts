/** Content lines of vCard (RFC 2426) and iCalendar (RFC 5545), which escape and fold alike. */

/** What separates in a value is escaped, and no value begins a line of its own. */
export const escapedValue = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/[,;]/g, (found) => `\\${found}`)
    // What cannot be seen has no place in it, but for the tab.
    .replaceAll(/[^\P{Cc}\t]/gu, '');

/** At most 75 octets a line; the next begins with a space. Never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

export const contentLines = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;
