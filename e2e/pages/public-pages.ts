/** Pages that anyone and any search engine may open: each is held to the byte budget. */
export const publicPages = ['/home', '/services', '/services/tap-repair'];
