/** The two sizes that every screen is looked at in. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const desk = { viewport: { width: 1280, height: 800 } };
export const inIndia = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };
