/** What notices of notes on applicants speak of. */
export const applicantNoteExamples: Readonly<Record<string, readonly unknown[]>> = {
  'applicant_note.tell_member applicant_note.mentioned': [
    { who: 'है', title: 'है', link: 'https://nukkad.example/there' },
  ],
};
