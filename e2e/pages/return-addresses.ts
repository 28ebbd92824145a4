/** Addresses that attackers put behind `?return=`. Each would leave the site if it were followed as it stands. */
const host = 'evil.example';
const starts: readonly string[] = [
  `//${host}`,
  `///${host}`,
  `////${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `\\/${host}`,
  `/\\/${host}`,
  `https://${host}`,
  `http:${host}`,
  `https:/${host}`,
  `HTTPS://${host}`,
  `ftp://${host}`,
  `javascript:alert(document.domain)`,
  `JaVaScRiPt:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `vbscript:msgbox(1)`,
  `blob:https://${host}/x`,
  `//localhost@${host}`,
  `//${host}:443`,
  `//${host}%2f%2e%2e`,
  `/.//${host}`,
  `/..//${host}`,
  `/cart/..//${host}`,
  `//${host}#/cart`,
  `//${host}?/cart`,
];
const spellings: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => ` ${address}`,
  (address) => `\t${address}`,
  (address) => `\n${address}`,
  (address) => `\r\n${address}`,
  (address) => `\u0000${address}`,
  (address) => `/\t${address}`,
  (address) => address.replace('/', '/\n'),
  (address) => address.replaceAll('/', '／'),
  (address) => encodeURIComponent(address),
];

/** 250 of them. */
export const returnAddresses: readonly string[] = starts.flatMap((start) =>
  spellings.map((spell) => spell(start)),
);
