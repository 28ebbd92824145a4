import type { Translate } from '../platform/i18n/i18n.ts';

interface EmptyScreenWords {
  readonly title: (t: Translate) => string;
  readonly words: (t: Translate) => string;
  /** Where its button leads, unless the screen that shows it knows better. */
  readonly to: string;
  readonly button: (t: Translate) => string;
}

/** The empty screens of specification section 2; each has its picture of the same name in empty-scenes.svg. */
export const emptyScreens = {
  'incomplete-profile': {
    title: (t) => t('empty.incomplete-profile', 'You are almost ready to sell, Complete your profile'),
    words: (t) => t('empty.incomplete-profile.words', 'Add your services, area and documents.'),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.incomplete-profile.go', 'Complete profile'),
  },
  'under-review': {
    title: (t) => t('empty.under-review', 'Your profile is under review'),
    words: (t) =>
      t(
        'empty.under-review.words',
        'Your information has been submitted for review. No further editing will be allowed until reviewed',
      ),
    to: '/help/support',
    button: (t) => t('empty.under-review.go', 'Contact us'),
  },
  'profile-rejected': {
    title: (t) => t('empty.profile-rejected', 'Your profile was rejected'),
    words: (t) => t('empty.profile-rejected.words', 'Read what needs to change, fix it and send it again.'),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.profile-rejected.go', 'Fix profile'),
  },
  'no-messages': {
    title: (t) => t('empty.no-messages', 'No messages yet'),
    words: (t) => t('empty.no-messages.words', 'Chats with customers, partners and support appear here.'),
    to: '/help/support',
    button: (t) => t('empty.no-messages.go', 'Contact support'),
  },
  'user-not-found': {
    title: (t) => t('empty.user-not-found', 'No one found by that name'),
    words: (t) => t('empty.user-not-found.words', 'Check the spelling, or try the mobile number.'),
    to: '/message_center',
    button: (t) => t('empty.user-not-found.go', 'Back to messages'),
  },
  'support-busy': {
    title: (t) => t('empty.support-busy', 'All our support executive are busy'),
    words: (t) => t('empty.support-busy.words', 'Write to us instead. We’ll answer as soon as we can.'),
    to: '/help/support',
    button: (t) => t('empty.support-busy.go', 'Other ways to reach us'),
  },
  'support-ended': {
    title: (t) => t('empty.support-ended', 'Chat support ended.'),
    words: (t) => t('empty.support-ended.words', 'Need anything else? Start a new chat any time.'),
    to: '/message_center',
    button: (t) => t('empty.support-ended.go', 'Back to messages'),
  },
  'no-jobs': {
    title: (t) => t('empty.no-jobs', 'No jobs posted yet'),
    words: (t) => t('empty.no-jobs.words', 'Post a job and meet candidates within 72 hours.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-jobs.go', 'Post a job'),
  },
  'no-products': {
    title: (t) => t('empty.no-products', 'No products yet'),
    words: (t) => t('empty.no-products.words', 'Products you sell besides your services appear here.'),
    to: '/service-categories',
    button: (t) => t('empty.no-products.go', 'View categories'),
  },
  'no-favourites': {
    title: (t) => t('empty.no-favourites', 'No favourites yet'),
    words: (t) => t('empty.no-favourites.words', 'Mark the services and people you like to find them here.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Browse services'),
  },
  'no-connections': {
    title: (t) => t('empty.no-connections', 'No connections yet'),
    words: (t) => t('empty.no-connections.words', 'Your connections appear here once they accept.'),
    to: '/profile',
    button: (t) => t('empty.no-connections.go', 'View your profile'),
  },
  'no-users': {
    title: (t) => t('empty.no-users', 'No team members yet'),
    words: (t) => t('empty.no-users.words', 'Add the people who work with you and set their permissions.'),
    to: '/add-user',
    button: (t) => t('empty.no-users.go', 'Add a team member'),
  },
  'no-services': {
    title: (t) => t('empty.no-services', 'No services yet'),
    words: (t) =>
      t('empty.no-services.words', 'Add what you do and your price. Customers can then book you.'),
    to: '/service-categories/add-service-category',
    button: (t) => t('empty.no-services.go', 'Add service'),
  },
  'no-orders': {
    title: (t) => t('empty.no-orders', 'No orders or enquiries yet'),
    words: (t) => t('empty.no-orders.words', 'Orders and enquiries from customers appear here.'),
    to: '/consultant-service',
    button: (t) => t('empty.no-orders.go', 'View my business'),
  },
  'no-parties': {
    title: (t) => t('empty.no-parties', 'No customers of your own yet'),
    words: (t) =>
      t('empty.no-parties.words', 'Add the customers you work for and start a project with each.'),
    to: '/projects/new-business',
    button: (t) => t('empty.no-parties.go', 'Start a project'),
  },
  'no-candidates': {
    title: (t) => t('empty.no-candidates', 'No candidates yet'),
    words: (t) => t('empty.no-candidates.words', 'Applicants and suggested candidates appear here.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-candidates.go', 'Post a job'),
  },
  'no-questions': {
    title: (t) => t('empty.no-questions', 'No screening questions yet'),
    words: (t) => t('empty.no-questions.words', 'Ask candidates what matters before the first call.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-questions.go', 'View the job'),
  },
  'no-videos': {
    title: (t) => t('empty.no-videos', 'No videos yet'),
    words: (t) => t('empty.no-videos.words', 'Short how-to videos appear here.'),
    to: '/help/faqs',
    button: (t) => t('empty.no-videos.go', 'Read the answers'),
  },
  'no-feeds': {
    title: (t) => t('empty.no-feeds', 'No posts yet'),
    words: (t) => t('empty.no-feeds.words', 'Posts from people and businesses you follow appear here.'),
    to: '/services',
    button: (t) => t('empty.no-feeds.go', 'Browse services'),
  },
  'no-assets': {
    title: (t) => t('empty.no-assets', 'No assets yet'),
    words: (t) => t('empty.no-assets.words', 'Phones, tools and vehicles your team uses appear here.'),
    to: '/users/sub-users-list',
    button: (t) => t('empty.no-assets.go', 'View team'),
  },
} as const satisfies Record<string, EmptyScreenWords>;

export type EmptyScreenName = keyof typeof emptyScreens;
