import { pagesIn } from '@nukkad/forms/pages';
import { asking } from './asked.ts';

export const usePages = pagesIn(asking);
