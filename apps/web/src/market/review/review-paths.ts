export const reviewPhotoDialog = 'reviewPhoto';
export const serviceReviewsPath = (serviceId: string): string => `/services/${serviceId}/reviews`;
export const partnerReviewsPath = '/consultant-service/reviews';
