import { listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { type Sheet, beforeMoment, fromMoment, said, sheet } from '../../platform/sheet/sheet.ts';

/** The log as it is written: acts and things by their names, so that two files can be compared whatever the language. */
export const auditSheet: Sheet = sheet(listAudit, {
  list: 'audit',
  title: said('Audit log', 'ऑडिट लॉग'),
  columns: [
    { title: said('When', 'कब'), kind: 'moment', of: ({ at }) => at },
    { title: said('Who', 'किसने'), kind: 'text', of: ({ actorName }) => actorName },
    { title: said('As', 'किस रूप में'), kind: 'text', of: ({ actorKind }) => actorKind },
    { title: said('Act', 'क्या किया'), kind: 'text', of: ({ action }) => action },
    { title: said('Thing', 'किस चीज़ पर'), kind: 'text', of: ({ subjectKind }) => subjectKind },
    { title: said('Name', 'नाम'), kind: 'text', of: ({ subjectName }) => subjectName },
    { title: said('ID', 'आईडी'), kind: 'text', of: ({ subjectId }) => subjectId },
    { title: said('Details', 'विवरण'), kind: 'text', of: ({ detail }) => detail },
    { title: said('Place in the chain', 'कड़ी में स्थान'), kind: 'whole', of: ({ link }) => link },
  ],
  filters: {
    action: { title: said('Act', 'क्या किया') },
    from: fromMoment,
    to: beforeMoment,
  },
});
