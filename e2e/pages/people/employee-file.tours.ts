import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { addTask } from '@nukkad/contract/people/task/task.api';
import { getDailyTask } from '@nukkad/contract/people/daily-task/daily-task.api';
import { editEmployeeFile } from '@nukkad/contract/people/employee-file/employee-file.api';
import { addNote } from '@nukkad/contract/people/note/note.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Ramesh's own day and his file. */
async function ownFileTour(): Promise<Tour> {
  const session = await sessionOf(ramesh);
  const day = istDay(new Date());
  const { employeeId } = await callAs(session, getDailyTask, {});
  if (!employeeId) throw new Error('Ramesh works nowhere.');
  await callAs(session, addTask, {
    body: { title: 'Return the long ladder', dueOn: day, assignees: [] },
  });
  await callAs(session, addNote, {
    body: { day, words: 'The guard at gate 2 has the key of the cellar.', isShared: true },
  });
  await callAs(session, addNote, {
    body: { day: addDays(day, -1), words: 'Ask for new gloves.', isShared: false },
  });
  await callAs(session, editEmployeeFile, {
    body: {
      employeeId,
      version: 0,
      bornOn: '1994-05-06',
      address: '12, 3rd Cross, Indiranagar, Bengaluru',
      emergencyName: 'Meena Kumar',
      emergencyRelation: 'Wife',
      emergencyMobile: '9812345670',
      uan: '100427607286',
      pan: 'ABCPE1234F',
    },
  });
  const file = `/people/employees/${employeeId}`;
  return {
    person: ramesh,
    screens: [
      { name: 'today', path: '/people/today' },
      { name: 'today-note', path: '/people/today?dialog=note' },
      { name: 'today-notes', path: '/people/today?tab=notes' },
      { name: 'file-personal', path: `${file}?tab=personal` },
      { name: 'file-personal-edit', path: `${file}?tab=personal&dialog=personal` },
      { name: 'file-bank', path: `${file}?tab=bank` },
      { name: 'file-bank-add', path: `${file}?tab=bank&dialog=bank` },
      { name: 'file-documents', path: `${file}?tab=documents` },
      { name: 'file-document-add', path: `${file}?tab=documents&dialog=document` },
    ],
  };
}

/** Lakshmi's office: who works for her, their numbers, a new one. */
const officeTour = async (): Promise<Tour> => ({
  person: lakshmi,
  screens: [
    { name: 'employees', path: '/people/employees' },
    { name: 'employee-numbers', path: '/people/employees?dialog=numbers' },
    { name: 'employee-add', path: '/add-user' },
    { name: 'today-owner', path: '/people/today' },
  ],
});

export const employeeFileTours = { file: once(ownFileTour), employees: once(officeTour) };
