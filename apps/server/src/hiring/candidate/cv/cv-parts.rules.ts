import { type CvLine, type CvPart, type PaperLine, hasBullet, plainText, skeleton } from './cv-text.rules.ts';

/** What people call the parts of a CV, in small letters. */
const headings: Readonly<Record<Exclude<CvPart, 'top'>, string>> = {
  contact: `contact, contact details, contact information, contact info, contact me, get in touch, संपर्क, 
    सम्पर्क, संपर्क विवरण`,
  personal: `personal details, personal detail, personal information, personal info, personal profile, 
    personal data, bio data, biodata, व्यक्तिगत विवरण, व्यक्तिगत जानकारी, निजी जानकारी`,
  about: `objective, career objective, carrier objective, profile, summary, professional summary, 
    profile summary, career summary, about me, about, उद्देश्य, परिचय, मेरे बारे में`,
  work: `experience, work experience, professional experience, working experience, job experience, 
    employment, employment history, employment details, work history, career history,
    experience details, previous experience, past experience, internship, internships,
    internship experience, work, jobs, अनुभव, कार्य अनुभव, कार्यानुभव, काम का अनुभव, नौकरी,
    kaam ka anubhav, anubhav`,
  school: `education, educational qualification, educational qualifications, education qualification, 
    education details, educational details, academic qualification, academic qualifications,
    academic details, academics, academic background, educational background, qualification,
    qualifications, technical qualification, technical qualifications, professional qualification,
    education & training, education and training, शिक्षा, शैक्षणिक योग्यता, शैक्षिक योग्यता, योग्यता,
    तकनीकी योग्यता, पढ़ाई, shiksha, padhai`,
  skills: `skills, skill, key skills, technical skills, technical skill, core skills, skill set, skills set, 
    professional skills, work skills, job skills, expertise, areas of expertise, area of expertise,
    core competencies, competencies, tools, skills & tools, कौशल, हुनर, मुख्य कौशल, hunar`,
  languages: `languages, language, languages known, language known, known languages, language skills, भाषा, 
    भाषाएँ, भाषाएं, भाषा ज्ञान, भाषा का ज्ञान, bhasha`,
  references: `reference, references, संदर्भ`,
  other: `hobbies, hobby, interests, hobbies & interests, hobbies and interests, interest, declaration, 
    achievements, projects, project, academic projects, certifications,
    certification, certificates, awards, strengths, strength, extra curricular activities,
    activities, additional information, other details, salary, salary details, job preferences,
    preferences, availability, घोषणा, रुचि, रुचियाँ, शौक, अन्य जानकारी`,
};
const listed = (text: string) => text.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim());

const partByHeading = new Map(
  Object.entries(headings).flatMap(([part, words]) =>
    listed(words).map((word) => [skeleton(word), part as CvPart] as const),
  ),
);

/** For the reader of pages, which tells columns from rows by them. */
export const cvHeadings: readonly string[] = Object.values(headings).flatMap(listed);

const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}& ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A number may stand before a heading, and no other in it. */
export const partOf = (heading: string): CvPart | null =>
  /\d\d|@/.test(heading) ? null : (partByHeading.get(skeleton(bare(heading))) ?? null);

interface Told {
  readonly part: CvPart;
  readonly rest: string;
}

/** Letters that two words of one length do not share. */
const letterFaults = (one: string, other: string) =>
  Array.from(one).filter((letter, at) => letter !== Array.from(other)[at]).length;
const fewestLetters = 4;

/** A heading in Devanagari of which the reader of pictures took one letter for another, as अतुभव. */
function nearlyPartOf(heading: string): CvPart | null {
  const letters = skeleton(bare(heading));
  if (!/\p{Script=Devanagari}/u.test(letters) || Array.from(letters).length < fewestLetters) return null;
  const near = [...partByHeading].find(
    ([word]) => word.length === letters.length && letterFaults(word, letters) === 1,
  );
  return near?.[1] ?? null;
}

/** "EDUCATION", "Skills: wiring, fitting", and "EDUCATION" with a wide gap before what stands beside it. */
function headingOf(text: string): Told | null {
  const whole = partOf(text);
  if (whole) return { part: whole, rest: '' };
  const at = /\t|: ?-? ?| - /.exec(text);
  if (!at) return null;
  const part = partOf(text.slice(0, at.index));
  return part ? { part, rest: text.slice(at.index + at[0].length).trim() } : null;
}

const pictured = (text: string, confidence: number): Told | null => {
  const part = confidence < 1 ? nearlyPartOf(text) : null;
  return part && { part, rest: '' };
};

/** Which part of the paper each line belongs to. */
export function cvLinesOf(lines: readonly PaperLine[]): CvLine[] {
  let open: CvPart = 'top';
  return lines.map(({ text, size, confidence }, at) => {
    const plain = plainText(text);
    const told = headingOf(plain) ?? pictured(plain, confidence);
    const isAlone = told !== null && (told.rest === '' || plain.includes('\t'));
    if (told && isAlone) open = told.part;
    return {
      at,
      text: told?.rest ? told.rest : plain,
      part: told?.part ?? open,
      isHeading: told?.rest === '',
      isLabelled: told !== null && told.rest !== '',
      isBullet: hasBullet(text),
      size,
      confidence,
    };
  });
}
