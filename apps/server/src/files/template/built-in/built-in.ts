/** The ready-made texts: used as they are, or copied and changed by a business. */
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { BuiltIn } from './built-in-text.ts';
import { appointment } from './appointment.ts';
import { change } from './change.ts';
import { contract } from './contract.ts';
import { experience } from './experience.ts';
import { nda } from './nda.ts';
import { offer } from './offer.ts';
import { quotation } from './quotation.ts';
import { relieving } from './relieving.ts';

export const builtIn: Readonly<Record<TemplateKind, BuiltIn>> = {
  offer,
  appointment,
  contract,
  nda,
  quotation,
  change,
  experience,
  relieving,
};
