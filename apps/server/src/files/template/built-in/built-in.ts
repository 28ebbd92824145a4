/** The ready-made texts: used as they are, or copied and changed by a business. */
import type { TemplateText } from '@nukkad/contract/files/template/template.model';
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { Language } from '../../../platform/spoken.rules.ts';
import { appointment } from './appointment.ts';
import { contract } from './contract.ts';
import { experience } from './experience.ts';
import { nda } from './nda.ts';
import { offer } from './offer.ts';
import { quotation } from './quotation.ts';
import { relieving } from './relieving.ts';

export type BuiltIn = Readonly<Record<Language, TemplateText>>;

export const builtIn: Readonly<Record<TemplateKind, BuiltIn>> = {
  offer,
  appointment,
  contract,
  nda,
  quotation,
  experience,
  relieving,
};
