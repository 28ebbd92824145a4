/** Written by `npm run schema` from the migrated schema: run it after a migration, do not edit. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as what the JSON says, written as text. */
type Json = ColumnType<unknown, string, string>;

export interface DB {
  admin_account: {
    user_id: string;
    email: string;
    password_hash: string | null;
    totp_secret: Buffer | null;
    totp_step: number | null;
    wrong_tries: Generated<number>;
    paused_until: Date | null;
    created_at: Date;
    updated_at: Date;
  };
  admin_recovery_code: {
    user_id: string;
    code_hash: Buffer;
    used_at: Date | null;
  };
  admin_session: {
    session_id: string;
    user_id: string;
    token_hash: Buffer;
    created_at: Date;
    last_seen_at: Date;
    ends_at: Date;
    revoked_at: Date | null;
  };
  admin_ticket: {
    ticket_hash: Buffer;
    user_id: string;
    purpose: 'password' | 'enrol' | 'code';
    totp_secret: Buffer | null;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  app_link_request: {
    request_id: string;
    mobile_number: string | null;
    number_hash: Buffer;
    ip_hash: Buffer;
    created_at: Date;
    sent_at: Date | null;
  };
  audit_link: {
    link: number;
    audit_id: string;
    at: Date;
    row_hash: Buffer;
    chain_hash: Buffer;
    sealed_at: Date;
  };
  audit_log: {
    audit_id: string;
    at: Date;
    actor_kind: string;
    actor_id: string | null;
    action: string;
    subject_kind: string;
    subject_id: string;
    detail: Generated<Json>;
  };
  audit_waiting: {
    audit_id: string;
    at: Date;
  };
  bank: {
    bank_code: string;
    name: string;
  };
  belonging: {
    item_id: string;
    kind: 'catalogue' | 'asset';
    user_id: string | null;
    organisation_id: string | null;
    name: string;
    description: Generated<string>;
    amount_paise: number | null;
    reference: Generated<string>;
    status: 'Active' | 'Inactive' | 'deleted';
    picture_key: string | null;
    created_at: Date;
    updated_at: Date;
  };
  booking: {
    booking_id: string;
    booking_number: string;
    buyer_id: string;
    organisation_id: string | null;
    staff_id: string | null;
    chosen_organisation_id: string | null;
    held_organisation_id: string | null;
    held_staff_id: string | null;
    city_code: string;
    category_id: string;
    status: 'Payment Pending' | 'Booked' | 'Partner Matched' | 'Partner Assigned' | 'Accepted' | 'Need To Forward' | 'Forwaded' | 'Assigned' | 'Inprogress' | 'Completed' | 'Disputed' | 'Resolved' | 'Closed' | 'Cancelled' | 'Rejected' | 'Refunded';
    version: number;
    starts_at: Date;
    ends_at: Date;
    price: Json;
    total_paise: number;
    additions_paise: Generated<number>;
    payment_mode: 'online' | 'cash';
    payment_status: 'due' | 'paid' | 'refund_due' | 'refunded' | 'not_due';
    captured_paise: Generated<number>;
    refunded_paise: Generated<number>;
    refund_asked_paise: Generated<number>;
    fee_paise: Generated<number>;
    pay_before: Date | null;
    accept_before: Date | null;
    contact_name: string;
    formatted_address: string;
    locality: string;
    pincode: string;
    state_code: string;
    latitude: number;
    longitude: number;
    note: Generated<string>;
    reason_code: string | null;
    cancel_note: Generated<string>;
    start_code_round: Generated<number>;
    start_code_tries: Generated<number>;
    start_code_used_up_at: Date | null;
    created_at: Date;
    accepted_at: Date | null;
    started_at: Date | null;
    completed_at: Date | null;
    ended_at: Date | null;
    tab: GeneratedAlways<string>;
    reschedules: Generated<number>;
    commission_percent: Generated<number>;
  };
  booking_addition: {
    addition_id: string;
    booking_id: string;
    city_code: string;
    service_id: string;
    name: string;
    subcategory_name: string;
    quantity: number;
    price_paise: number;
    tax_paise: number;
    minutes: number;
    sac_code: string;
    gst_class: string;
    state: Generated<'asked' | 'approved' | 'refused'>;
    asked_by: string;
    asked_at: Date;
    answered_at: Date | null;
    options: Generated<Json>;
  };
  booking_event: {
    booking_id: string;
    city_code: string;
    version: number;
    at: Date;
    verb: string;
    from_status: string | null;
    status: string;
    actor_kind: 'Buyer' | 'Service Partner' | 'subUser' | 'Professional' | 'System' | 'Admin';
    actor_id: string | null;
    note: Generated<string>;
  };
  booking_gst: {
    booking_id: string;
    buyer_id: string;
    gst_number: string;
    company_name: string;
    saved_at: Date;
  };
  booking_line: {
    booking_id: string;
    city_code: string;
    position: number;
    line_id: string;
    service_id: string;
    name: string;
    subcategory_name: string;
    category_image: string;
    quantity: number;
    options: Generated<Json>;
    price_paise: number;
    minutes: number;
    sac_code: string;
    gst_class: string;
  };
  booking_offer: {
    offer_id: string;
    booking_id: string;
    organisation_id: string;
    city_code: string;
    round: number;
    offered_at: Date;
    accept_before: Date;
    answer: Generated<'open' | 'accepted' | 'refused' | 'expired' | 'withdrawn'>;
    answered_at: Date | null;
    answered_by: string | null;
    reason: string | null;
    note: Generated<string>;
  };
  booking_photo: {
    photo_id: string;
    booking_id: string;
    city_code: string;
    stage: 'request' | 'before' | 'after';
    storage_key: string;
    width: number;
    height: number;
    taken_by: string;
    taken_at: Date;
  };
  booking_time_proposal: {
    proposal_id: string;
    booking_id: string;
    city_code: string;
    proposed_by: 'customer' | 'partner';
    user_id: string;
    status: Generated<'open' | 'agreed' | 'declined' | 'withdrawn' | 'expired'>;
    starts_at: Date;
    ends_at: Date;
    fee_paise: number;
    note: Generated<string>;
    answer_before: Date;
    created_at: Date;
    answered_at: Date | null;
  };
  business_card: {
    user_id: string;
    slug: string;
    is_chosen: Generated<boolean>;
    is_on: Generated<boolean>;
    is_indexable: Generated<boolean>;
    shows_mobile: Generated<boolean>;
    headline: Generated<string>;
    created_at: Date;
    updated_at: Date;
    shows_picture: Generated<boolean>;
    shows_about: Generated<boolean>;
    shows_languages: Generated<boolean>;
    shows_firm: Generated<boolean>;
  };
  cancellation_charge: {
    booking_number: string;
    buyer_id: string;
    amount_paise: number;
    created_at: Date;
    collected_booking_id: string | null;
    occasion: Generated<number>;
  };
  cart: {
    cart_id: string;
    user_id: string;
    organisation_id: string | null;
    address_id: string | null;
    slot_id: number | null;
    day: string | null;
    updated_at: Date;
    coupon_id: string | null;
  };
  cart_line: {
    line_id: string;
    cart_id: string;
    position: number;
    service_id: string;
    quantity: number;
    option_ids: string[];
  };
  catalogue_edit: {
    kind: 'category' | 'service';
    id: string;
    version: number;
    fields: Json;
    edited_by: string;
    edited_at: Date;
  };
  catalogue_release: {
    only_row: Generated<boolean>;
    version: string;
  };
  category: {
    category_id: string;
    group_id: string;
    name: string;
    name_hi: string;
    picture: string;
    sac: string;
    gst_class: 'housekeeping' | 'standard' | 'beauty';
    visit_charge_paise: number;
    position: number;
    is_trending: Generated<boolean>;
    is_new: Generated<boolean>;
    is_recommended: Generated<boolean>;
    is_online: Generated<boolean>;
    is_switched_off: Generated<boolean>;
  };
  city: {
    city_code: string;
    name: string;
    slug: string;
    search_text: string;
    pincode: string;
    district_code: string;
    state_code: string;
    population: number;
    latitude: number;
    longitude: number;
    served: Generated<boolean>;
  };
  city_price: {
    price_id: string;
    service_id: string;
    city_code: string;
    price_paise: number;
    from_day: string;
    to_day: string | null;
    version: Generated<number>;
    why: string;
    set_by: string;
    set_at: Date;
    end_why: Generated<string>;
    ended_by: string | null;
    ended_at: Date | null;
    status: 'Waiting' | 'Set' | 'Refused' | 'Withdrawn';
    reasons: Generated<string[]>;
    decided_by: string | null;
    decided_at: Date | null;
    decide_why: Generated<string>;
  };
  consent_record: {
    consent_id: string;
    user_id: string;
    purpose: 'analytics' | 'offers';
    given: boolean;
    notice_version: string;
    lang: 'en' | 'hi';
    at: Date;
  };
  consumed_event: {
    consumer: string;
    event_id: string;
    consumed_at: Date;
  };
  counted_try: {
    try_id: string;
    kind: 'password' | 'existence';
    subject_hash: Buffer;
    address_hash: Buffer;
    at: Date;
  };
  coupon: {
    coupon_id: string;
    code: string;
    title: string;
    title_hi: string;
    kind: 'percent' | 'amount';
    percent: number | null;
    amount_paise: number | null;
    most_paise: number | null;
    least_services_paise: number;
    from_day: string;
    to_day: string | null;
    audience: 'everyone' | 'newcomers';
    category_ids: string[] | null;
    city_codes: string[] | null;
    total_limit: number | null;
    person_limit: number;
    is_listed: boolean;
    status: 'Waiting' | 'Active' | 'Paused' | 'Ended';
    used_count: Generated<number>;
    version: Generated<number>;
    created_by: string;
    created_at: Date;
    updated_at: Date;
    reasons: Generated<string[]>;
    worded_by: string;
    decided_by: string | null;
    decided_at: Date | null;
    decide_why: Generated<string>;
  };
  coupon_use: {
    booking_id: string;
    coupon_id: string;
    user_id: string;
    discount_paise: number;
    used_at: Date;
    freed_at: Date | null;
  };
  credit_entry: {
    credit_entry_id: string;
    user_id: string;
    kind: 'absence' | 'goodwill' | 'refund' | 'used' | 'expired';
    amount_paise: number;
    booking_id: string | null;
    cause: string;
    reason: Generated<string>;
    given_by: string | null;
    expires_at: Date | null;
    created_at: Date;
  };
  credit_lot: {
    credit_entry_id: string;
    user_id: string;
    left_paise: number;
    expires_at: Date;
  };
  data_export: {
    export_id: string;
    user_id: string;
    asked_at: Date;
    ready_at: Date | null;
    expires_at: Date;
  };
  deactivation_request: {
    request_id: string;
    user_id: string;
    reason: Generated<string>;
    asked_at: Date;
    takes_effect_at: Date;
    ended_at: Date | null;
    outcome: 'withdrawn' | 'deactivated' | 'overruled' | null;
  };
  delivery_address: {
    address_id: string;
    user_id: string;
    label: 'Home' | 'Office' | 'Other';
    contact_name: string;
    line1: string;
    landmark: Generated<string>;
    locality: string;
    pincode: string;
    city_code: string | null;
    latitude: number;
    longitude: number;
    is_default: Generated<boolean>;
    created_at: Date;
    updated_at: Date;
    removed_at: Date | null;
  };
  demo_person: {
    mobile_number: string;
    full_name: string;
    role: string;
    company_name: string | null;
    position: number;
    email: string | null;
    hint: string | null;
  };
  demo_request: {
    demo_request_id: string;
    user_id: string;
    full_name: string;
    mobile_number: string;
    company_name: Generated<string>;
    topic: 'services' | 'hiring' | 'staff' | 'other';
    preferred_day: string | null;
    note: Generated<string>;
    status: Generated<'Open' | 'Closed'>;
    created_at: Date;
  };
  development_inbox: {
    message_id: string;
    channel: 'sms' | 'mail' | 'push';
    recipient: string;
    template: string;
    text: string;
    created_at: Date;
  };
  dictionary_word: {
    lang: 'en' | 'hi';
    key: string;
    value: string;
    changed_by: string | null;
    changed_at: Date | null;
  };
  district: {
    district_code: string;
    state_code: string;
    name: string;
  };
  document: {
    document_id: string;
    user_id: string;
    organisation_id: string | null;
    type: 'pan_card' | 'gst_certificate' | 'address_proof' | 'identity_proof' | 'cancelled_cheque' | 'trade_licence' | 'certificate' | 'other';
    storage_key: string;
    file_name: string;
    media_type: 'application/pdf' | 'image/webp';
    bytes: number;
    attached_at: Date | null;
    status: Generated<'Pending' | 'Approved' | 'Rejected'>;
    reason: string | null;
    uploaded_at: Date;
  };
  earning: {
    earning_id: string;
    organisation_id: string;
    booking_id: string | null;
    booking_number: string | null;
    professional_id: string | null;
    kind: 'work' | 'cancellation_fee' | 'no_show_fee' | 'penalty' | 'adjustment' | 'cash_settlement';
    value_paise: Generated<number>;
    tax_paise: Generated<number>;
    commission_paise: Generated<number>;
    commission_tax_paise: Generated<number>;
    tcs_paise: Generated<number>;
    penalty_paise: Generated<number>;
    cash_paise: Generated<number>;
    net_paise: GeneratedAlways<number>;
    commission_percent: Generated<number>;
    earned_at: Date;
    due_on: string | null;
    hold_reason: string | null;
    state: 'Waiting' | 'Due' | 'On Hold' | 'In Payout' | 'Paid';
    payout_id: string | null;
    booking_version: Generated<number>;
  };
  erasure_record: {
    erasure_id: string;
    user_id: string;
    erased_at: Date;
    kept: Json;
    files: Generated<Json>;
  };
  former_card_address: {
    slug: string;
    user_id: string;
    given_up_at: Date;
  };
  geography_release: {
    only_row: Generated<boolean>;
    version: string;
    scale: 'small' | 'full';
  };
  idempotency_key: {
    owner: string;
    key: string;
    operation: string;
    request_hash: string;
    status: number;
    answer: Json;
    created_at: Date;
  };
  incident: {
    incident_id: string;
    incident_number: string;
    user_id: string | null;
    full_name: string;
    email: string | null;
    mobile_number: string | null;
    topic: 'booking' | 'payment' | 'account' | 'subscription' | 'partner' | 'complaint' | 'other';
    message: string;
    booking_number: string | null;
    lang: 'en' | 'hi';
    status: 'Open' | 'Inprogress' | 'Forwaded' | 'Resolved' | 'Closed' | 'Cancelled';
    ended_at: Date | null;
    created_at: Date;
    updated_at: Date;
    version: Generated<number>;
    booking_id: string | null;
    problem: 'no_show' | 'work' | 'amount' | 'time' | 'payment' | 'invoice' | 'refund' | 'customer_absent' | 'safety' | 'other' | null;
    side: 'customer' | 'partner' | null;
    organisation_id: string | null;
    answer_by: Date | null;
  };
  incident_answer: {
    answer_id: string;
    incident_id: string;
    said_by: 'person' | 'support';
    user_id: string | null;
    message: string;
    created_at: Date;
  };
  invoice: {
    invoice_id: string;
    booking_id: string;
    buyer_id: string;
    organisation_id: string;
    supply: 'service' | 'platform_fee';
    series: string;
    financial_year: string;
    sequence: number;
    invoice_number: string;
    total_paise: number;
    frozen: Json;
    issued_at: Date;
  };
  invoice_series: {
    series: string;
    financial_year: string;
    organisation_id: string | null;
    last_number: Generated<number>;
  };
  known_device: {
    user_id: string;
    device_hash: Buffer;
    device: string;
    browser: string;
    first_seen_at: Date;
    last_signed_in_at: Date;
  };
  ledger_account: {
    account_code: string;
    name: string;
    kind: 'asset' | 'liability' | 'income';
    by_organisation: boolean;
  };
  ledger_entry: {
    transaction_id: string;
    posted_at: Date;
    line: number;
    account_code: string;
    organisation_id: string | null;
    booking_id: string | null;
    amount_paise: number;
  };
  ledger_transaction: {
    transaction_id: string;
    posted_at: Date;
    kind: string;
    event_id: string;
    booking_id: string | null;
  };
  locality: {
    pincode: string;
    name: string;
    search_text: string;
    search_wide: string;
    city_code: string | null;
    rank: number;
    latitude: number;
    longitude: number;
  };
  notification_choice: {
    user_id: string;
    tag: 'account' | 'bookings' | 'payments' | 'team' | 'messages' | 'offers';
    sms: boolean;
    mail: boolean;
    push: boolean;
  };
  organisation: {
    organisation_id: string;
    owner_user_id: string;
    company_name: string;
    status: 'Pending' | 'Rejected' | 'Approved' | 'Created' | 'Blocked' | 'Active' | 'Deactivated' | 'Suspended' | 'PendingForDeactivation' | 'Inactive';
    previous_status: 'Pending' | 'Rejected' | 'Approved' | 'Created' | 'Blocked' | 'Active' | 'Deactivated' | 'Suspended' | 'PendingForDeactivation' | 'Inactive' | null;
    suspension_reason: 'Rule Voilation' | 'Subscription expired' | null;
    city_code: string;
    pincode: string;
    latitude: number;
    longitude: number;
    radius_metres: number;
    gst_number: string | null;
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    jobs_done: Generated<number>;
    created_at: Date;
    updated_at: Date;
    constitution: 'proprietor' | 'partnership' | 'llp' | 'company' | 'society' | null;
    about: Generated<string>;
    owner_name: Generated<string>;
    line1: Generated<string>;
    locality: Generated<string>;
    landmark: Generated<string>;
    pan_sealed: Buffer | null;
    pan_last4: string | null;
    pan_fingerprint: Buffer | null;
    pan_name: string | null;
    pan_checked_at: Date | null;
    gst_declared: Generated<boolean>;
    gst_name: string | null;
    gst_checked_at: Date | null;
    standing_reason: string | null;
    status_changed_at: Date | null;
    owner_works: Generated<boolean>;
    follows_owner: Generated<boolean>;
    subscription_until: Date | null;
  };
  organisation_feature_off: {
    organisation_id: string;
    permission_key: string;
    why: string;
    since: Date;
  };
  outbox: {
    event_id: string;
    name: string;
    payload: Json;
    created_at: Date;
    relayed_at: Date | null;
    version: Generated<number>;
  };
  partner_answer: {
    service_id: string;
    organisation_id: string;
    option_id: string;
    price_paise: number | null;
    minutes: number | null;
    is_offered: Generated<boolean>;
  };
  partner_bank: {
    organisation_id: string;
    check_id: string;
    holder_name: string;
    ifsc: string;
    bank_name: string;
    account_sealed: Buffer;
    account_last4: string;
    state: 'waiting' | 'code_sent' | 'verified' | 'failed';
    wrong_tries: Generated<number>;
    checks_on: string;
    checks_today: number;
    verified_at: Date | null;
    saved_at: Date;
  };
  partner_change: {
    change_id: string;
    organisation_id: string;
    status: 'Pending' | 'Approved' | 'Rejected' | 'Withdrawn';
    version: Generated<number>;
    wanted: Json;
    shown: Json;
    reasons: Generated<Json>;
    asked_at: Date;
    decided_by: string | null;
    decided_at: Date | null;
  };
  partner_hours: {
    organisation_id: string;
    weekday: number;
    opens_minute: number;
    closes_minute: number;
  };
  partner_review: {
    review_id: string;
    organisation_id: string;
    submitted_at: Date;
    decision: 'Approved' | 'Rejected' | null;
    reasons: Generated<Json>;
    decided_by: string | null;
    decided_at: Date | null;
  };
  partner_service: {
    organisation_id: string;
    service_id: string;
    price_paise: number;
    minutes: number;
    is_active: Generated<boolean>;
    answers_version: Generated<number>;
  };
  passkey: {
    passkey_id: string;
    user_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    is_synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  passkey_challenge: {
    challenge_id: string;
    challenge: string;
    user_id: string | null;
    created_at: Date;
    expires_at: Date;
  };
  payment: {
    payment_id: string;
    order_id: string;
    booking_id: string;
    provider: 'sandbox' | 'razorpay' | 'cash';
    provider_payment_id: string;
    amount_paise: number;
    refunded_paise: Generated<number>;
    method: string;
    status: 'pending' | 'failed' | 'captured';
    kept: boolean;
    taken_by: string | null;
    created_at: Date;
    captured_at: Date | null;
    attempted_at: Date | null;
  };
  payment_event: {
    provider: string;
    provider_event_id: string;
    body_sha256: string;
    name: string;
    facts: Json;
    outcome: string;
    signed_at: Date;
    received_at: Date;
  };
  payment_hint: {
    order_id: string;
    outcome: 'success' | 'failure' | 'dismissed';
    provider_payment_id: string | null;
    signature_fits: boolean;
    times: Generated<number>;
    hinted_at: Date;
  };
  payment_order: {
    order_id: string;
    booking_id: string;
    buyer_id: string;
    provider: 'sandbox' | 'razorpay' | 'cash';
    provider_order_id: string | null;
    amount_paise: number;
    captured_paise: Generated<number>;
    currency: Generated<'INR'>;
    status: 'created' | 'attempted' | 'paid' | 'expired';
    method: string | null;
    failure: string | null;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    unsure_since: Date | null;
  };
  person_profile: {
    user_id: string;
    about: Generated<string>;
    gender: 'Male' | 'Female' | 'Others' | null;
    marital_status: 'Single' | 'Married' | 'Others' | null;
    blood_group: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null;
    languages: Generated<string[]>;
    picture_key: string | null;
    updated_at: Date;
  };
  pincode: {
    pincode: string;
    name: string;
    sub_district: string;
    district_code: string;
    state_code: string;
    city_code: string | null;
    latitude: number;
    longitude: number;
    quality: 'A' | 'B' | 'C' | 'G' | 'H' | 'S' | 'D';
  };
  professional_reservation: {
    reservation_id: string;
    staff_id: string;
    organisation_id: string;
    during: string;
    kind: 'hold' | 'booking';
    expires_at: Date | null;
    booking_id: string | null;
    cart_id: string | null;
    latitude: number;
    longitude: number;
  };
  referral: {
    friend_user_id: string;
    referrer_user_id: string;
    created_at: Date;
  };
  referral_code: {
    user_id: string;
    code: string;
    created_at: Date;
  };
  refund: {
    refund_id: string;
    payment_id: string;
    booking_id: string;
    cause: string;
    reason: string;
    amount_paise: number;
    status: 'pending' | 'sent' | 'processed' | 'failed';
    provider_refund_id: string | null;
    created_at: Date;
    settled_at: Date | null;
  };
  review_assignment: {
    organisation_id: string;
    user_id: string;
    taken_at: Date;
  };
  sandbox_event: {
    event_id: string;
    name: string;
    body: string;
    created_at: Date;
    delivered_at: Date | null;
    attempts: Generated<number>;
  };
  sandbox_order: {
    provider_order_id: string;
    receipt: string;
    booking_id: string;
    amount_paise: number;
    currency: string;
    expires_at: Date;
    created_at: Date;
  };
  sandbox_payment: {
    provider_payment_id: string;
    provider_order_id: string;
    amount_paise: number;
    currency: string;
    method: 'upi' | 'card' | 'netbanking';
    status: 'created' | 'captured' | 'failed';
    failure: string | null;
    capture_at: Date;
    created_at: Date;
  };
  sandbox_refund: {
    provider_refund_id: string;
    provider_payment_id: string;
    receipt: string;
    amount_paise: number;
    created_at: Date;
  };
  schema_migration: {
    name: string;
    checksum: string;
    applied_at: Generated<Date>;
  };
  search_term: {
    term: string;
    sound: string;
  };
  seed_run: {
    scale: string;
    finished_at: Date;
  };
  seen_payload: {
    digest: Buffer;
    seen_at: Date;
  };
  service: {
    service_id: string;
    category_id: string;
    sub_category_id: string;
    name: string;
    name_hi: string;
    short_description: string;
    short_description_hi: string;
    description: string;
    includes: string[];
    excludes: string[];
    keywords: string[];
    unit: string;
    low_paise: number;
    typical_paise: number;
    high_paise: number;
    minutes: number;
    position: number;
    is_trending: Generated<boolean>;
    is_new: Generated<boolean>;
    is_recommended: Generated<boolean>;
    is_online: Generated<boolean>;
    is_active: Generated<boolean>;
    description_hi: string | null;
    includes_hi: string[] | null;
    excludes_hi: string[] | null;
    is_switched_off: Generated<boolean>;
    is_in_files: Generated<boolean>;
  };
  service_area: {
    pincode: string;
    organisation_id: string;
    distance_metres: number;
    stars: number | null;
  };
  service_area_rule: {
    organisation_id: string;
    pincode: string;
    is_served: boolean;
  };
  service_group: {
    group_id: string;
    name: string;
    name_hi: string;
    service_type: 'home' | 'office';
    position: number;
  };
  service_option: {
    option_id: string;
    question_id: string;
    label: string;
    label_hi: string;
    price_paise: Generated<number>;
    further_units: Generated<number>;
    minutes: Generated<number>;
    is_selected: Generated<boolean>;
    position: number;
  };
  service_place: {
    place: string;
    service_id: string;
    partner_count: number;
    min_price_paise: number;
    rating_sum: number;
    rating_count: number;
    latest_start_minutes: number[];
    best_price_paise: number | null;
    best_is_registered: Generated<boolean>;
    best_organisation_id: string | null;
    best_organisation_ids: string[] | null;
    rated_organisation_ids: string[] | null;
  };
  service_question: {
    question_id: string;
    service_id: string;
    question: string;
    question_hi: string;
    kind: 'one' | 'many';
    is_required: boolean;
    position: number;
  };
  service_term: {
    term: string;
    service_id: string;
    weight: number;
  };
  setting: {
    key: string;
    scope: Generated<string>;
    valid_from: Date;
    value: Json;
    why: string;
  };
  sign_in_challenge: {
    challenge_id: string;
    mobile_number: string | null;
    purpose: 'sign_in' | 'sign_up' | 'password_recovery' | 'email_verification' | 'mobile_verification';
    asked_role: 'Buyer' | 'Service Partner' | 'Jobseeker' | 'subUser' | null;
    ip_hash: Buffer;
    wrong_tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    sent_at: Date | null;
    used_at: Date | null;
    superseded_at: Date | null;
    email: string | null;
    contact: GeneratedAlways<string | null>;
    user_id: string | null;
    full_name: string | null;
    password_hash: string | null;
  };
  snapshot_version: {
    name: string;
    version: number;
    raised_in: string;
  };
  staff_invitation: {
    invitation_id: string;
    organisation_id: string;
    mobile_number: string;
    full_name: string;
    designation: Generated<string>;
    is_professional: boolean;
    permissions: Generated<string[]>;
    status: 'Pending' | 'Accepted' | 'Rejected' | 'Cancelled' | 'Inactive';
    invited_by: string;
    invited_by_staff_id: string | null;
    created_at: Date;
    expires_at: Date;
    answered_at: Date | null;
    email: string | null;
    language: Generated<'en' | 'hi'>;
  };
  staff_leave: {
    leave_id: string;
    staff_id: string;
    during: string;
  };
  staff_member: {
    staff_id: string;
    organisation_id: string;
    user_id: string;
    full_name: string;
    is_professional: boolean;
    status: 'Active' | 'Deactivated' | 'Blocked' | 'Suspended' | 'Inactive' | 'Pending';
    rating_sum: Generated<number>;
    rating_count: Generated<number>;
    jobs_done: Generated<number>;
    created_at: Date;
    updated_at: Date;
    designation: Generated<string>;
    access_version: Generated<number>;
    sub_admin_mode: Generated<boolean>;
    version: Generated<number>;
  };
  staff_permission: {
    staff_id: string;
    permission: string;
    granted_at: Date;
  };
  staff_shift: {
    staff_id: string;
    weekday: number;
    starts_minute: number;
    ends_minute: number;
  };
  staff_skill: {
    staff_id: string;
    category_id: string;
  };
  state: {
    state_code: string;
    name: string;
    iso_code: string;
    lgd_code: number;
  };
  step_up_code: {
    code_id: string;
    user_id: string;
    session_id: string;
    wrong_tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
    sent_at: Date | null;
    used_at: Date | null;
    superseded_at: Date | null;
  };
  sub_category: {
    sub_category_id: string;
    category_id: string;
    name: string;
    name_hi: string;
    position: number;
  };
  user_account: {
    user_id: string;
    mobile_number: string | null;
    full_name: Generated<string>;
    status: Generated<'Active' | 'Deactivated' | 'Blocked' | 'Suspended' | 'Inactive' | 'Pending'>;
    previous_status: 'Active' | 'Deactivated' | 'Blocked' | 'Suspended' | 'Inactive' | 'Pending' | null;
    notification_message: string | null;
    notification_message_type: string | null;
    created_at: Date;
    updated_at: Date;
    email: string | null;
    email_verified_at: Date | null;
    status_reason: Generated<string>;
    status_changed_at: Date | null;
    last_signed_in_at: Date | null;
    wakes_at_sign_in: Generated<boolean>;
  };
  user_password: {
    user_id: string;
    hash: string;
    changed_at: Date;
  };
  user_role: {
    user_role_id: string;
    user_id: string;
    role: 'Buyer' | 'Service Partner' | 'Jobseeker' | 'subUser' | 'Admin';
    organisation_id: string | null;
    staff_id: string | null;
    created_at: Date;
  };
  user_session: {
    session_id: string;
    user_id: string;
    role: 'Buyer' | 'Service Partner' | 'Jobseeker' | 'subUser' | null;
    organisation_id: string | null;
    staff_id: string | null;
    token_id: string;
    token_issued_at: Date;
    previous_token_id: string | null;
    previous_token_until: Date | null;
    created_at: Date;
    revoked_at: Date | null;
    stepped_up_until: Date | null;
    device: Generated<'android-phone' | 'android-tablet' | 'iphone' | 'ipad' | 'windows' | 'mac' | 'chromebook' | 'linux' | 'unknown'>;
    browser: Generated<string>;
    city_code: string | null;
    last_seen_at: Date | null;
  };
  user_setting: {
    user_id: string;
    language: Generated<'en' | 'hi'>;
    updated_at: Date;
  };
  waitlist_entry: {
    entry_id: string;
    user_id: string | null;
    email: string | null;
    mobile_number: string | null;
    service_id: string;
    category_id: string;
    city_code: string | null;
    pincode: string | null;
    place: GeneratedAlways<string>;
    contact: GeneratedAlways<string>;
    lang: 'en' | 'hi';
    purpose: Generated<'one_message'>;
    consented_at: Date;
    told_at: Date | null;
    created_at: Date;
  };
}
