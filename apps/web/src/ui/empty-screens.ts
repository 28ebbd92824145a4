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
    words: (t) =>
      t(
        'empty.incomplete-profile.words',
        'Add what is still missing: your trade, your area and your papers.',
      ),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.incomplete-profile.go', 'Complete the profile'),
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
    title: (t) => t('empty.profile-rejected', 'Your profile was not accepted'),
    words: (t) => t('empty.profile-rejected.words', 'Read what has to change, mend it, and send it again.'),
    to: '/update-partner/profile-update',
    button: (t) => t('empty.profile-rejected.go', 'Mend the profile'),
  },
  'no-messages': {
    title: (t) => t('empty.no-messages', 'No messages yet'),
    words: (t) => t('empty.no-messages.words', 'Talks with customers, partners and our support stand here.'),
    to: '/help/support',
    button: (t) => t('empty.no-messages.go', 'Ask our support'),
  },
  'user-not-found': {
    title: (t) => t('empty.user-not-found', 'We found nobody by that name'),
    words: (t) => t('empty.user-not-found.words', 'Check the spelling, or try the mobile number.'),
    to: '/message_center',
    button: (t) => t('empty.user-not-found.go', 'Back to the messages'),
  },
  'support-busy': {
    title: (t) => t('empty.support-busy', 'All our support executive are busy'),
    words: (t) => t('empty.support-busy.words', 'Write to us instead; whoever is free first answers.'),
    to: '/help/support',
    button: (t) => t('empty.support-busy.go', 'Other ways to reach us'),
  },
  'support-ended': {
    title: (t) => t('empty.support-ended', 'Chat support ended.'),
    words: (t) => t('empty.support-ended.words', 'Is something still open? A new chat begins at any time.'),
    to: '/message_center',
    button: (t) => t('empty.support-ended.go', 'Back to the messages'),
  },
  'no-jobs': {
    title: (t) => t('empty.no-jobs', 'No jobs posted yet'),
    words: (t) => t('empty.no-jobs.words', 'Post a job and meet candidates within 72 hours.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-jobs.go', 'Post a job'),
  },
  'no-products': {
    title: (t) => t('empty.no-products', 'No products yet'),
    words: (t) =>
      t('empty.no-products.words', 'What you sell beside your services stands here, with its price.'),
    to: '/service-categories',
    button: (t) => t('empty.no-products.go', 'See the categories'),
  },
  'no-favourites': {
    title: (t) => t('empty.no-favourites', 'Nothing marked as a favourite'),
    words: (t) =>
      t('empty.no-favourites.words', 'Mark the services and people you like, and find them here again.'),
    to: '/services',
    button: (t) => t('empty.no-favourites.go', 'Look at the services'),
  },
  'no-connections': {
    title: (t) => t('empty.no-connections', 'No connections yet'),
    words: (t) =>
      t('empty.no-connections.words', 'People and firms that you know stand here, once they have said yes.'),
    to: '/profile',
    button: (t) => t('empty.no-connections.go', 'To your profile'),
  },
  'no-users': {
    title: (t) => t('empty.no-users', 'Nobody in the team yet'),
    words: (t) => t('empty.no-users.words', 'Add the people who work with you, and say what each may do.'),
    to: '/add-user',
    button: (t) => t('empty.no-users.go', 'Add a person'),
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
    words: (t) => t('empty.no-orders.words', 'What customers ask of you stands here as soon as it comes.'),
    to: '/consultant-service',
    button: (t) => t('empty.no-orders.go', 'To my shop'),
  },
  'no-parties': {
    title: (t) => t('empty.no-parties', 'No customers of your own yet'),
    words: (t) =>
      t('empty.no-parties.words', 'Write down the customers you work for, and begin a project with each.'),
    to: '/projects/new-business',
    button: (t) => t('empty.no-parties.go', 'Begin a project'),
  },
  'no-candidates': {
    title: (t) => t('empty.no-candidates', 'No candidates yet'),
    words: (t) =>
      t('empty.no-candidates.words', 'Whoever applies for your jobs, or suits them, stands here.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-candidates.go', 'Post a job'),
  },
  'no-questions': {
    title: (t) => t('empty.no-questions', 'No screening questions yet'),
    words: (t) => t('empty.no-questions.words', 'Ask what matters to you before the first talk.'),
    to: '/hire-talent/post-job',
    button: (t) => t('empty.no-questions.go', 'To the job'),
  },
  'no-videos': {
    title: (t) => t('empty.no-videos', 'No videos yet'),
    words: (t) => t('empty.no-videos.words', 'Short films that show how things are done stand here.'),
    to: '/help/faqs',
    button: (t) => t('empty.no-videos.go', 'Read the answers'),
  },
  'no-feeds': {
    title: (t) => t('empty.no-feeds', 'Nothing to read yet'),
    words: (t) => t('empty.no-feeds.words', 'News of the people and firms that you follow stands here.'),
    to: '/services',
    button: (t) => t('empty.no-feeds.go', 'Look at the services'),
  },
  'no-assets': {
    title: (t) => t('empty.no-assets', 'Nothing handed out yet'),
    words: (t) => t('empty.no-assets.words', 'Phones, tools and vehicles in your people’s hands stand here.'),
    to: '/users/sub-users-list',
    button: (t) => t('empty.no-assets.go', 'To the team'),
  },
} as const satisfies Record<string, EmptyScreenWords>;

export type EmptyScreenName = keyof typeof emptyScreens;
