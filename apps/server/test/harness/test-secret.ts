/** What signs and seals in every test; the demo city of the template is sealed with it too. */
export const testSecret = 'a secret of the tests only, 0123456789';
