import { sendIn } from '@nukkad/forms/send';
import { asking } from './asked.ts';
import type { CallSettings } from './client.ts';

export const { renewAfter, useSend } = sendIn<CallSettings>(asking);
