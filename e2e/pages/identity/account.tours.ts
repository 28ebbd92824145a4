import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function newcomerTour(): Promise<Tour> {
  return {
    person: await aCustomer(),
    screens: [
      { name: 'cart-empty', path: '/cart' },
      { name: 'bookings-empty', path: '/buyer/bookings' },
      { name: 'payments-empty', path: '/buyer/payments' },
      { name: 'addresses-empty', path: '/buyer/addresses' },
      { name: 'become-partner', path: '/buyer-profile/complete-kyb-as-partner' },
      { name: 'profile', path: '/profile' },
      { name: 'details', path: '/buyer-profile' },
      { name: 'theme', path: '/theme' },
      { name: 'search', path: '/search' },
      { name: 'search-results', path: '/search?q=cleaning' },
      { name: 'devices', path: '/profile/devices' },
      { name: 'close-account', path: '/profile/devices?dialog=close-account' },
      { name: 'friends', path: '/profile/friends' },
      { name: 'security', path: '/profile/security' },
      { name: 'security-password', path: '/profile/security?dialog=password' },
      { name: 'passkey', path: '/profile/security?dialog=add-passkey' },
      { name: 'about', path: '/profile/about' },
      { name: 'card-off', path: '/profile/card' },
      { name: 'assets-empty', path: '/profile/assets' },
      { name: 'settings', path: '/profile/settings' },
      { name: 'demo', path: '/profile/settings?dialog=demo' },
      { name: 'activity', path: '/profile/activity' },
      { name: 'activity-none', path: '/profile/activity?area=partner' },
      { name: 'invitations-empty', path: '/profile/invitations' },
      { name: 'privacy', path: '/profile/privacy' },
      { name: 'own-terms', path: '/profile/terms' },
      { name: 'erase', path: '/profile/privacy?dialog=erase' },
    ],
  };
}

export const accountTours = { newcomer: once(newcomerTour) };
