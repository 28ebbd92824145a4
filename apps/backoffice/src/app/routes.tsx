import { Navigate, createBrowserRouter } from 'react-router';
import { AuditPage } from '../office/audit/audit-page.tsx';
import { BookingPage } from '../market/desk/booking-page.tsx';
import { BookingsPage } from '../market/desk/bookings-page.tsx';
import { CataloguePage } from '../market/catalog/catalogue-page.tsx';
import { CouponsPage } from '../market/coupon/coupons-page.tsx';
import { DemandPage } from '../market/waitlist/demand-page.tsx';
import { ConfigurationPage } from '../office/configuration/configuration-page.tsx';
import { PiecePage } from '../office/piece/piece-page.tsx';
import { PiecesPage } from '../office/piece/pieces-page.tsx';
import { SettingPage } from '../office/configuration/setting-page.tsx';
import { DictionaryPage } from '../office/settings/dictionary-page.tsx';
import { DisputePage } from '../market/dispute/dispute-page.tsx';
import { DisputesPage } from '../market/dispute/disputes-page.tsx';
import { OverviewPage } from '../office/overview/overview-page.tsx';
import { ExportsPage } from '../office/list-export/exports-page.tsx';
import { DeskPage } from '../talk/support/desk/desk-page.tsx';
import { FiguresPage } from '../talk/support/desk/figures-page.tsx';
import { MissesPage } from '../office/search/misses-page.tsx';
import { NewsletterPage } from '../talk/newsletter/newsletter-page.tsx';
import { RepliesPage } from '../talk/support/reply/replies-page.tsx';
import { VideosPage } from '../talk/support/video/videos-page.tsx';
import { FaqsPage } from '../talk/support/faq/faqs-page.tsx';
import { IncidentsPage } from '../talk/support/incidents-page.tsx';
import { PartnerPage } from '../market/partnership/partner-page.tsx';
import { PartnersPage } from '../market/partnership/partners-page.tsx';
import { LeadClaimsPage } from '../market/lead/lead-claims-page.tsx';
import { RfqsPage } from '../market/rfq/rfqs-page.tsx';
import { MilestoneDisputesPage } from '../work/milestone-dispute/milestone-disputes-page.tsx';
import { CashRefundsPage } from '../money/cash-refund/cash-refunds-page.tsx';
import { PaymentPage } from '../money/payment/payment-page.tsx';
import { PaymentsPage } from '../money/payment/payments-page.tsx';
import { PurchaseRefundsPage } from '../money/purchase-refund/purchase-refunds-page.tsx';
import { EarningsPage } from '../money/payout/earnings-page.tsx';
import { PayoutsPage } from '../money/payout/payouts-page.tsx';
import { RunsPage } from '../money/payout/runs-page.tsx';
import { PeoplePage } from '../identity/account/people-page.tsx';
import { PersonPage } from '../identity/account/person-page.tsx';
import { PricesPage } from '../market/city-price/prices-page.tsx';
import { QueuePage } from '../market/partnership/queue-page.tsx';
import { ReviewPage } from '../market/partnership/review-page.tsx';
import { CasePage } from '../network/moderation/case-page.tsx';
import { CasesPage } from '../network/moderation/cases-page.tsx';
import { ReviewsPage } from '../market/review/reviews-page.tsx';
import { WaitingPage } from '../market/waitlist/waiting-page.tsx';
import { JobPage } from '../hiring/job/job-page.tsx';
import { EmployersPage } from '../hiring/hiring-report/employers-page.tsx';
import { JobsPage } from '../hiring/job/jobs-page.tsx';
import { SkillsPage } from '../hiring/skill/skills-page.tsx';
import { Shell } from './shell.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const router = createBrowserRouter(
  [
    { path: '/sign-in', Component: SignInPage },
    {
      path: '/',
      Component: Shell,
      children: [
        { index: true, Component: OverviewPage },
        { path: 'review', Component: QueuePage },
        { path: 'review/:organisationId', Component: ReviewPage },
        { path: 'bookings', Component: BookingsPage },
        { path: 'bookings/:bookingId', Component: BookingPage },
        { path: 'payments', Component: PaymentsPage },
        { path: 'payments/:orderId', Component: PaymentPage },
        { path: 'disputes', Component: DisputesPage },
        { path: 'disputes/:disputeId', Component: DisputePage },
        { path: 'partners', Component: PartnersPage },
        { path: 'partners/:organisationId', Component: PartnerPage },
        { path: 'people', Component: PeoplePage },
        { path: 'people/:userId', Component: PersonPage },
        { path: 'support', Component: IncidentsPage },
        { path: 'desk', Component: DeskPage },
        { path: 'desk/figures', Component: FiguresPage },
        { path: 'replies', Component: RepliesPage },
        { path: 'faqs', Component: FaqsPage },
        { path: 'videos', Component: VideosPage },
        { path: 'content', Component: PiecesPage },
        { path: 'content/:pieceId', Component: PiecePage },
        { path: 'reviews', Component: ReviewsPage },
        { path: 'moderation', Component: CasesPage },
        { path: 'moderation/:caseId', Component: CasePage },
        { path: 'catalogue', Component: CataloguePage },
        { path: 'prices', Component: PricesPage },
        { path: 'offers', Component: CouponsPage },
        { path: 'payouts', Component: PayoutsPage },
        { path: 'payouts/runs', Component: RunsPage },
        { path: 'payouts/earnings', Component: EarningsPage },
        { path: 'quote-requests', Component: RfqsPage },
        { path: 'lead-claims', Component: LeadClaimsPage },
        { path: 'milestone-disputes', Component: MilestoneDisputesPage },
        { path: 'cash-refunds', Component: CashRefundsPage },
        { path: 'purchase-refunds', Component: PurchaseRefundsPage },
        { path: 'demand', Component: DemandPage },
        { path: 'demand/people', Component: WaitingPage },
        { path: 'newsletter', Component: NewsletterPage },
        { path: 'search-misses', Component: MissesPage },
        { path: 'jobs', Component: JobsPage },
        { path: 'jobs/:jobId', Component: JobPage },
        { path: 'hiring-figures', Component: EmployersPage },
        { path: 'skills', Component: SkillsPage },
        { path: 'configuration', Component: ConfigurationPage },
        { path: 'configuration/:settingId', Component: SettingPage },
        { path: 'dictionary', Component: DictionaryPage },
        { path: 'audit', Component: AuditPage },
        { path: 'exports', Component: ExportsPage },
        { path: '*', element: <Navigate to="/" replace /> },
      ],
    },
  ],
  { basename: '/backoffice' },
);
