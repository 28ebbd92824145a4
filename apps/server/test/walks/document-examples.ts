import {
  documentEnds,
  documentTypes,
  workDocumentTypes,
} from '@nukkad/contract/files/document/document.model';

const day = '2026-12-07';
const ending = documentTypes.filter((type) => documentEnds[type] !== 'none').map((type) => ({ type, day }));
const ofWork = workDocumentTypes.map((type) => ({ type }));

/** What the notices of documents that end see. */
export const documentExamples = {
  'document.tell_ending document.ending': ending,
  'partnership.tell_ending document.ending': ending,
  'partnership.tell_document partner.document_missing': ofWork.map((one) => ({ ...one, pausesOn: day })),
  'partnership.tell_document partner.work_paused': ofWork,
  'partnership.tell_document partner.work_resumed': ofWork,
  'partnership.tell_document partner.document_decided': (['Approved', 'Rejected'] as const).flatMap(
    (status) => ofWork.map((one) => ({ ...one, status })),
  ),
} as const;
