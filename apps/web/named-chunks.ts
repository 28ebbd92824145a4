/**
 * Groups of modules that the same pages use, each a file of the client build, by the paths of its modules. A group takes
 * along what its modules import, in the order of the list below: a module that a public page imports at once must not be
 * among them, or that page loads the whole group (docs/decisions/loading-the-web-app.md). `npm run budget -w apps/web` shows it.
 */

/** Modules of the service list that other pages load lazily. In the list's own chunk they would load the whole list. */
const fetchedLater =
  /\/src\/(ui\/[a-z]+\/(filter-chips|load-more|use-more|money-field|switch-row|text-field)|platform\/forms\/sentence|kernel\/patterns\/rupees)\./;
/** Loading states of lists. The service list is rendered with its data and needs none of them at once. */
const waiting = /\/src\/ui\/[a-z]+\/(skeletons|use-answer)\./;
/** Modules of the service page that the city page and the partner's service preview use, too. */
const serviceParts =
  /\/src\/market\/catalog\/(choice|load-service|details\/(service-(head|contents|seo|questions|page\.module)|city-links|option-card))\./;
/**
 * Icons and the price of an answer, of the service page and of others: in the groups of bookings the price would bring
 * all of that. Three one-line files are as large as five icons in one file.
 */
const servicePieces =
  /\/icons\/Icon(Plus|Minus|ChevronLeft|ChevronRight)\.mjs$|\/market\/catalog\/answer\.price\.ts$/;
/** The rules that say who may open which screen. Every private page and the account menu load them together. */
const screenGuards =
  /\/(account\/(homes|screens|screen\.guard)|session\/(guard-profile|role-home)|screens\.gen|[\w-]+\.screens)\.ts$/;
/** Background tasks of every page, loaded after it. Six small files are twice as large as one. */
const backgroundTasks =
  /\/src\/(app\/shell\/(background-tasks|session-watcher|alert-host|start-up|opened-at|stable)|ui\/[a-z]+\/(alert|change-names)|platform\/(settings|session\/load-profile)|office\/settings\/settings\.api|identity\/account\/account\.api)\.tsx?$/;
/** The library that keeps answers, and our settings of it; every private page has it, as a rule all of it. */
const answers = /\/node_modules\/@tanstack\/|\/src\/(platform\/query-client|ui\/[a-z]+\/query-provider)\./;
/** What checks values: forms and the models of private pages. */
const checks = /\/node_modules\/zod\/|\/packages\/contract\/src\/kernel\/(patterns\/|schema\.)/;
/** Small modules that nearly every private page and later parts of public pages use. They import nothing else at once. */
const small = /\/src\/(ui\/[a-z]+\/toast|platform\/api\/sends)\.ts$|\/kernel\/record\.ts$/;
/** Used by the shared card as well. */
const avatar = /\/src\/ui\/[a-z]+\/avatar\.tsx$/;
/** Dialogs with what they say of dates and changes, and the frame of answers that are waited for. */
const dialogParts =
  /\/src\/ui\/[a-z]+\/(dialog|url-modal|confirm-dialog|question|read-first|use-reconfirmation|what-changed|change-words|date-time|loaded|listed|countdown)\.tsx?$|\/platform\/api\/(show-error|error-catalogue)\.ts$|\/i18n\/relative-time\.ts$|\/kernel\/time\.ts$/;
/** Forms: the hook, and the fields beside those of `fetchedLater`. */
const formParts =
  /\/packages\/forms\/src\/|\/src\/(platform\/forms\/use-form|ui\/[a-z]+\/(form|text-area|select-field|hindi-field))\.tsx?$/;
/** Forms of one call. Public pages write theirs without it, and so load only the hook. */
const sentForms = /\/src\/(platform\/forms\/(use-sent-form|fields-at)|ui\/[a-z]+\/sent-fields)\.tsx?$/;
/** Forms in dialogs. Beside the forms, so that a form alone does not bring dialogs, nor a dialog forms. */
const formDialogs = /\/src\/ui\/[a-z]+\/form-dialog\.tsx$/;
/** What bookings are, as the contract says it, with their money: nearly every page of people who book or work. */
const bookingParts =
  /\/contract\/src\/(kernel\/(lifecycle|confirmation)|market\/(booking\/(?!booking-admin)[\w.-]+|cart\/quote\.model|coupon\/coupon\.(model|errors))|money\/payment\/(payment|order)\.\w+|places\/geography\/geography\.errors)\.ts$/;
/** The table of navigation with its icons, for the side bar, the tabs, the account area and the search. */
const navParts =
  /\/src\/(app\/nav(-table|\.gen)|platform\/nav-items|[\w/-]+\.nav)\.ts$|\/packages\/frame\/src\/places\.ts$/;
/** What hears the keys of a page, on public pages as well: with the table of navigation it would bring all of that. */
const keyParts =
  /\/packages\/frame\/src\/(page-keys|page-keys-listener|typed-ahead|use-single-keys|command-key)\.tsx?$/;
/** What pages of partners and professionals ask about bookings. */
const fulfilmentParts =
  /\/market\/fulfilment\/(fulfilment\.[\w.]+|use-fulfilment-live|paths|choice-list)\.tsx?$|\/src\/platform\/socket\/use-live\.ts$/;
/** How bookings are shown, in lists, on cards and in what is found. */
const bookingNouns =
  /\/src\/(nouns\/(booking\/(status-badge|booking-card-frame|chosen-answers|answers|person-card|address-card)|category\/category-stamp)|ui\/[a-z]+\/announcement)\.tsx?$/;
/** Steps of signing in, which forgotten passwords, security settings and the question for a code use as well. */
const signIn =
  /\/identity\/account\/([\w-]+\/)?(password-field|use-code|contact-step|contact-field|code-again|inbox-hint|use-inbox|after-sign-in|account\.queries|passkey\.\w+|sign-in\.api|password\.api)\.tsx?$/;
const staffParts = /\/identity\/staff\/staff\.(api|model|errors|confirm|lifecycle|queries)\.ts$/;
const deviceStorage = /\/src\/platform\/device-storage\//;
/** Reviews as they are shown, in the first load of a service's page: the models, which bring zod, stay out of it. */
const reviewParts = /\/market\/review\/(one-review|stars|tag-words|rating-bars|review\.api)\.tsx?$/;

const group = (name: string, test: RegExp) => ({
  name: (id: string) => (test.test(id) ? name : null),
  priority: 2,
});
export const named = [
  group('service-pieces', servicePieces),
  group('screen-guards', screenGuards),
  group('background-tasks', backgroundTasks),
  group('service-parts', serviceParts),
  group('waiting-parts', waiting),
  group('list-parts', fetchedLater),
  group('answers', answers),
  group('checks', checks),
  group('small-parts', small),
  group('avatar', avatar),
  group('key-parts', keyParts),
  group('nav-parts', navParts),
  group('dialog-parts', dialogParts),
  group('form-parts', formParts),
  group('sent-forms', sentForms),
  group('form-dialogs', formDialogs),
  group('device-storage', deviceStorage),
  group('booking-parts', bookingParts),
  group('fulfilment-parts', fulfilmentParts),
  group('sign-in', signIn),
  group('booking-nouns', bookingNouns),
  group('staff-parts', staffParts),
  group('review-parts', reviewParts),
];
