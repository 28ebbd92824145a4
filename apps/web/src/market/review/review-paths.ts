export const partnerReviewsPath = '/consultant-service/reviews';
