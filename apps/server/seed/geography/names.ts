const officeKind = /\s+(?:[SBHPD]\.?\s?O|G\.?\s?P\.?\s?O)\b.*$/;
const officeKindAtEnd = /[\s,]+(?:so|bo|ho|po)\.?$/i;

const capital = (word: string) =>
  /^(?:and|of|the)$/i.test(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();

/** 'BENGALURU URBAN' -> 'Bengaluru Urban'; what has small letters, or is an abbreviation, stays. */
export function titled(name: string): string {
  if (name !== name.toUpperCase() || (name.length <= 4 && !/[AEIOU]/.test(name.slice(1)))) return name;
  return name.replaceAll(/[\p{L}']+/gu, capital);
}

/** 'Indiranagar S.O (Bengaluru)' -> 'Indiranagar'. */
export function localityName(office: string): string {
  const name = office.replace(officeKind, '').replace(officeKindAtEnd, '').replaceAll(/\s+/g, ' ').trim();
  return titled(name === '' ? office.trim() : name).replaceAll(/(?<=\S)\(/g, ' (');
}
