-- The back office lists all partners by when they came.

create index organisation_came on organisation (created_at desc, organisation_id desc);
create index organisation_pan_last4 on organisation (pan_last4) where pan_last4 is not null;
create index organisation_gst_last4 on organisation (right(gst_number, 4)) where gst_number is not null;
