-- The states of a thing stand in its *.noun.ts of the contract.
comment on column review.status is 'State of review.noun.ts.';
comment on column enquiry.status is 'State of enquiry.noun.ts.';
comment on column booking_series.status is 'State of series.noun.ts.';
comment on column cash_refund.status is 'State of cash-refund.noun.ts.';
comment on column rfq.status is 'State of rfq.noun.ts.';
comment on column lead.status is 'State of lead.noun.ts.';
comment on column lead_refund.status is 'State of lead-refund.noun.ts.';
comment on column project.status is 'State of project.noun.ts.';
comment on column milestone.status is 'State of milestone.noun.ts.';
comment on column sub_task.status is 'State of sub-task.noun.ts.';
comment on column purchase.status is 'State of purchase.noun.ts.';
comment on column purchase_refund.status is 'State of purchase-refund.noun.ts.';
comment on column scope_change.status is 'State of scope-change.noun.ts.';
comment on column newsletter_subscriber.status is 'State of newsletter.noun.ts.';
comment on column approval_request.status is 'State of approval.noun.ts.';
comment on column leaving.status is 'State of leaving.noun.ts.';
comment on column employee_loan.status is 'See loan.noun.ts.';
