import { Navigate, createBrowserRouter } from 'react-router';
import { AuditPage } from '../audit/audit-page.tsx';
import { CataloguePage } from '../catalogue/catalogue-page.tsx';
import { CouponsPage } from '../coupons/coupons-page.tsx';
import { DictionaryPage } from '../dictionary/dictionary-page.tsx';
import { IncidentsPage } from '../incidents/incidents-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { PricesPage } from '../prices/prices-page.tsx';
import { QueuePage } from '../review/queue-page.tsx';
import { ReviewPage } from '../review/review-page.tsx';
import { rooms } from './rooms.ts';
import { Shell } from './shell.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const router = createBrowserRouter(
  [
    { path: '/sign-in', Component: SignInPage },
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, element: <Navigate to={rooms[0].path} replace /> },
        { path: 'review', Component: QueuePage },
        { path: 'review/:organisationId', Component: ReviewPage },
        { path: 'people', Component: PeoplePage },
        { path: 'people/:userId', Component: PersonPage },
        { path: 'support', Component: IncidentsPage },
        { path: 'catalogue', Component: CataloguePage },
        { path: 'prices', Component: PricesPage },
        { path: 'offers', Component: CouponsPage },
        { path: 'dictionary', Component: DictionaryPage },
        { path: 'audit', Component: AuditPage },
        { path: '*', element: <Navigate to={rooms[0].path} replace /> },
      ],
    },
  ],
  { basename: '/backoffice' },
);
