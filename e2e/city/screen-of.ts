const anId = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z]{2,4}-?\d[\dA-Z-]*|\d+|\d{4}-\d{2}(?:-\d{2})?)$/;
/** Pages of the catalogue and of places are one screen each, however many there are. */
const oneOfMany = /^\/(services|partners|help\/faqs|service-in-city|home-services|p|c)\/.+/;

/** Which screen an address opens: two bookings are one screen, two tabs of a booking are two. */
export function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const many = oneOfMany.exec(pathname);
  const path = many
    ? `/${many[1]}/…`
    : pathname
        .split('/')
        .map((step) => (anId.test(step) ? '…' : step))
        .join('/');
  const asked = [...searchParams]
    .map(([name, value]) => (anId.test(value) || name.endsWith('Id') ? name : `${name}=${value}`))
    .toSorted();
  return [path, ...asked].join(' ');
}
