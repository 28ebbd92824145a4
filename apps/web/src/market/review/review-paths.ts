export const reviewPhotoDialog = 'reviewPhoto';
export const partnerReviewsPath = '/consultant-service/reviews';
