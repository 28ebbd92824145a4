/** Where videos may lie: the page leads there, and asks them nothing. */
const videoPage = /^https:\/\/(?:www\.youtube\.com|youtube\.com|youtu\.be|vimeo\.com)\/[!-~]+$/;

export const isVideoPage = (address: string): boolean => videoPage.test(address);
