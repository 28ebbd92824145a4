const link = 'https://nukkad.example/there';
const number = 'NK-12345';

/** What notices of job cards speak of. */
export const jobCardExamples: Readonly<Record<string, readonly unknown[]>> = {
  'job_card.tell_customer job_card.asked': [{ name: 'सफ़ाई कॉर्नर', number, link }],
  'job_card.tell_agreed job_card.agreed': [{ number, link }],
  'job_card.tell_declined job_card.declined': [{ number, link }],
  'job_card.tell_expired job_card.expired': [{ number, link }],
  'job_card.tell_withdrawn job_card.withdrawn': [{ number, link }],
};
