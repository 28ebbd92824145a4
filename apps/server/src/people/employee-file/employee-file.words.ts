import type { EmployeeDocumentKind } from '@nukkad/contract/people/employee-file/employee-file.model';

type Words = Readonly<Record<EmployeeDocumentKind, string>>;

/** What kinds of documents are called in messages. */
export const documentWords: Readonly<Record<'en' | 'hi', Words>> = {
  en: {
    contract: 'contract',
    driving_licence: 'driving licence',
    passport: 'passport',
    voter_id: 'voter ID',
    police_check: 'police verification',
    medical: 'medical certificate',
    training: 'training certificate',
    education: 'education certificate',
    other: 'document',
  },
  hi: {
    contract: 'अनुबंध',
    driving_licence: 'ड्राइविंग लाइसेंस',
    passport: 'पासपोर्ट',
    voter_id: 'मतदाता पहचान पत्र',
    police_check: 'पुलिस सत्यापन',
    medical: 'मेडिकल प्रमाणपत्र',
    training: 'प्रशिक्षण प्रमाणपत्र',
    education: 'शिक्षा प्रमाणपत्र',
    other: 'दस्तावेज़',
  },
};
