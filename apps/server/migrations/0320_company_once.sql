-- The operator's name and address are COMPANY_NAME and COMPANY_ADDRESS, which production refuses to start without. The
-- setting keeps what is dated: GST number, state, series and code of the fee. Issued invoices are frozen and keep theirs.

update setting set value = value - 'legalName' - 'address',
    why = 'GST number, state, invoice series and SAC of the fee (CGST Rule 46); name and address are COMPANY_NAME and COMPANY_ADDRESS'
  where key = 'invoice.platform';
