import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const dailyTaskPages: DomainPages = { private: [route('people/today', 'routes/people/today.tsx')] };
