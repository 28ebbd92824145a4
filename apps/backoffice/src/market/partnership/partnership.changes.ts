import type { ChangeNames } from '../../ui/change-names.ts';
import { fieldWords } from './field-words.ts';

/** What the fields are called that a reviewer confirms of a profile. */
export const partnershipChanges: ChangeNames = fieldWords;
