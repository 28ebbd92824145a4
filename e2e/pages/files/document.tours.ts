import { addDocuments, uploadDocuments } from '@nukkad/contract/files/document/document.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { type Session, callAs } from '../../fixtures/api.ts';
import { aBegunPartner } from '../../fixtures/partners.ts';
import { aPdf } from '../../fixtures/pdf.ts';
import { type Tour, once } from '../screen.ts';

async function kept(session: Session, type: 'insurance' | 'trade_licence', days: number): Promise<string> {
  const content = new Uint8Array(aPdf(['Pillai Repairs', 'Bengaluru']));
  const { documents } = await callAs(session, uploadDocuments, {
    query: { type, expiresOn: addDays(istDay(new Date()), days) },
    files: [new File([content], `${type}.pdf`, { type: 'application/pdf' })],
  });
  return documents[0]?.documentId ?? '';
}

/** Documents that end: one within a week, one much later, and the day of one that is changed. */
async function documentsTour(): Promise<Tour> {
  const person = await aBegunPartner();
  const { session } = person;
  const documentIds = [await kept(session, 'insurance', 6), await kept(session, 'trade_licence', 300)];
  await callAs(session, addDocuments, { body: { documentIds } });
  const path = '/profile/documents';
  return {
    person,
    screens: [
      { name: 'own-documents', path },
      { name: 'own-documents-ending', path: `${path}?expiry=ending` },
      {
        name: 'own-document-day',
        path: `${path}?dialog=document-expiry&documentId=${documentIds[1] ?? ''}`,
      },
      { name: 'profile-documents', path: '/update-partner/profile-update?step=documents' },
    ],
  };
}

export const documentTours = { endingDocuments: once(documentsTour) };
