export const invoiceActs = ['invoice.gst_number_saved'] as const;
