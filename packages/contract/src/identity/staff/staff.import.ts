/** People of a team in a file: its columns, and the rules of their cells for server and screen. */
import { type ImportField, type ImportSheet, schemaFault } from '../../kernel/import.ts';
import { plainMobile } from '../../kernel/patterns/mobile.ts';
import { isOneOf } from '../../kernel/record.ts';
import { mobileNumber, personName } from '../account/account.model.ts';
import { type NewStaff, designation, staffPresetNames } from './staff.model.ts';

export const staffColumns = ['fullName', 'mobileNumber', 'designation', 'doesJobs', 'preset'] as const;
export type StaffColumn = (typeof staffColumns)[number];

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां']);
const no = new Set(['no', 'n', 'false', '0', 'नहीं']);

function presetOf(cell: string): string {
  const found = staffPresetNames.find((name) => name.toLowerCase() === cell.toLowerCase());
  return cell === '' ? 'Professional' : (found ?? cell);
}

function doesJobs(cell: string, preset: string): string {
  const word = cell.toLowerCase();
  if (word === '') return preset === 'Professional' ? 'yes' : 'no';
  if (yes.has(word)) return 'yes';
  return no.has(word) ? 'no' : cell;
}

const fields: Readonly<Record<StaffColumn, ImportField<StaffColumn>>> = {
  fullName: {
    title: 'Full name',
    names: ['Name', 'Employee', 'Employee name', 'Staff name', 'Person', 'नाम', 'पूरा नाम'],
    plain: (cell) => cell.replaceAll(/\s+/g, ' '),
    fault: (plain) => schemaFault(personName, plain),
  },
  mobileNumber: {
    title: 'Mobile number',
    names: [
      'Mobile',
      'Mobile no',
      'Phone',
      'Phone number',
      'Phone no',
      'Contact',
      'Contact number',
      'मोबाइल',
      'मोबाइल नंबर',
      'फ़ोन',
    ],
    plain: plainMobile,
    fault: (plain) => schemaFault(mobileNumber, plain),
  },
  designation: {
    title: 'Job title',
    names: ['Designation', 'Title', 'Position', 'Post', 'पद'],
    isOptional: true,
    plain: (cell) => cell,
    fault: (plain) => schemaFault(designation, plain),
  },
  doesJobs: {
    title: 'Does jobs',
    names: ['Is professional', 'Professional', 'Takes jobs', 'काम लेते हैं'],
    isOptional: true,
    choices: ['yes', 'no'],
    plain: (cell, { preset }) => doesJobs(cell, presetOf(preset)),
    fault: (plain) => (plain === 'yes' || plain === 'no' ? null : 'Choose yes or no.'),
  },
  preset: {
    title: 'Role',
    names: ['Permissions', 'Access', 'भूमिका', 'अनुमतियाँ'],
    isOptional: true,
    choices: staffPresetNames,
    plain: presetOf,
    fault: (plain) => (isOneOf(staffPresetNames, plain) ? null : 'Choose one of the list.'),
  },
};

export const staffSheet: ImportSheet<StaffColumn> = {
  fields,
  unique: 'mobileNumber',
  repeated: 'Another row has the same number.',
};

/** Of a row without faults, as `plainCells` has it. */
export function personOfRow(plain: Readonly<Record<StaffColumn, string>>): NewStaff {
  if (!isOneOf(staffPresetNames, plain.preset)) throw new Error('A row with a fault was to be added.');
  return {
    fullName: plain.fullName,
    mobileNumber: plain.mobileNumber,
    designation: plain.designation,
    isProfessional: plain.doesJobs === 'yes',
    preset: plain.preset,
  };
}
