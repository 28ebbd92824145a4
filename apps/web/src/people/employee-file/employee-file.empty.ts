import type { EmptyScreens } from '../../ui/state/empty-screen.tsx';

export const employeeFileEmpty = {
  'no-employee-documents': {
    picture: 'no-employee-documents',
    title: (t) => t('empty.no-employee-documents', 'No documents yet'),
    words: (t) =>
      t(
        'empty.no-employee-documents.words',
        'Keep licences, certificates and contracts here. You get a reminder before they expire.',
      ),
    to: '?dialog=document',
    button: (t) => t('empty.no-employee-documents.go', 'Add document'),
  },
} as const satisfies EmptyScreens;
