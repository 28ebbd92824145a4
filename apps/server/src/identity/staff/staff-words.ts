import type { Said } from '../../platform/spoken.rules.ts';

/** What the owner reads of the team. */
export const ownerTexts = {
  joined: (name: string): Said => ({ en: `${name} joined your team.`, hi: `${name} आपकी टीम में आ गए हैं।` }),
  left: (name: string): Said => ({ en: `${name} left your team.`, hi: `${name} ने आपकी टीम छोड़ दी।` }),
};

/** What a member of a team reads. */
export const memberTexts = {
  deactivated: (company: string): Said => ({
    en: `${company} removed you from its team.`,
    hi: `${company} ने आपको अपनी टीम से हटा दिया है।`,
  }),
  activated: (company: string): Said => ({
    en: `${company} added you back to its team.`,
    hi: `${company} ने आपको फिर से अपनी टीम में जोड़ा है।`,
  }),
  access: (company: string): Said => ({
    en: `${company} changed your permissions. Log in to see them.`,
    hi: `${company} ने आपकी अनुमतियाँ बदली हैं। देखने के लिए लॉग इन करें।`,
  }),
};
