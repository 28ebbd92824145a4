import type { Choice, DropdownName } from '@nukkad/contract/market/catalog/master.api';
import type { Lang } from '../catalog.interface.ts';

type Words = readonly (readonly [value: string, english: string, hindi: string])[];

const asWritten = (values: readonly string[]): Words => values.map((value) => [value, value, value]);

/** The enumerations of specification section 3; values are spelled as there. */
const choices: Readonly<Record<DropdownName, Words>> = {
  daysOfWeek: [
    ['1', 'Monday', 'सोमवार'],
    ['2', 'Tuesday', 'मंगलवार'],
    ['3', 'Wednesday', 'बुधवार'],
    ['4', 'Thursday', 'गुरुवार'],
    ['5', 'Friday', 'शुक्रवार'],
    ['6', 'Saturday', 'शनिवार'],
    ['7', 'Sunday', 'रविवार'],
  ],
  genders: [
    ['Male', 'Male', 'पुरुष'],
    ['Female', 'Female', 'महिला'],
    ['Others', 'Others', 'अन्य'],
  ],
  maritalStatuses: [
    ['Single', 'Single', 'अविवाहित'],
    ['Married', 'Married', 'विवाहित'],
    ['Others', 'Others', 'अन्य'],
  ],
  bloodGroups: asWritten(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']),
  salaryComponentTypes: [
    ['EARNING', 'Earning', 'आय'],
    ['DEDUCTION', 'Deduction', 'कटौती'],
    ['EMPLOYER_CONTRIBUTION', 'Employer contribution', 'नियोक्ता का अंशदान'],
  ],
  calculationKinds: [
    ['Fixed', 'Fixed', 'तय'],
    ['Fixed Amount', 'Fixed amount', 'तय रक़म'],
    ['Percentage', 'Percentage', 'प्रतिशत'],
    ['Inclusive', 'Inclusive', 'शामिल'],
  ],
  serviceTypes: [
    ['home', 'Home', 'घर'],
    ['office', 'Office', 'ऑफ़िस'],
  ],
};

const spoken = (words: Words, lang: Lang): Choice[] =>
  words.map(([value, english, hindi]) => ({ value, name: lang === 'hi' ? hindi : english }));

export const dropdownsIn = (lang: Lang): Record<string, Choice[]> =>
  Object.fromEntries(Object.entries(choices).map(([name, words]) => [name, spoken(words, lang)]));

/** Each language by its own name. */
export const languages: readonly Choice[] = [
  { value: 'en', name: 'English' },
  { value: 'hi', name: 'हिन्दी' },
];
