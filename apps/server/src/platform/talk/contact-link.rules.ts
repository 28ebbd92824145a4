/** Sites by which people reach each other around the platform. */
const contactSites =
  /(?:^|\.)(?:wa\.me|whatsapp\.com|t\.me|telegram\.me|telegram\.org|instagram\.com|facebook\.com|fb\.com|m\.me|snapchat\.com|signal\.me)$/;

/** A link that leads to a person: to such a site, with a name to sign in by, or with a number in it; also what is no link. */
export const isContactLink = (text: string): boolean => {
  if (!URL.canParse(text)) return true;
  const { hostname, username, pathname, search } = new URL(text);
  const digits = `${pathname}${search}`.replaceAll(/\D/g, '');
  return contactSites.test(hostname) || username !== '' || /[6-9]\d{9}/.test(digits);
};
