/**
 * The content of an invoice (CGST Rules 2017, rule 46). Frozen as it was issued; money in paise, days in Asia/Kolkata.
 */
export interface InvoiceDocument {
  readonly brand: string;
  readonly title: 'Tax invoice' | 'Invoice' | 'Credit note';
  readonly number: string;
  readonly bookingNumber: string;
  /** What that number is, where it is of no booking. */
  readonly numberOf?: 'Project' | 'Order';
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  readonly servedOn: string;
  /** What happened on that day, where no work was done. */
  readonly servedAs?: 'Paid on';
  readonly supplier: Party;
  readonly recipient: Party;
  readonly place: PlaceOfSupply;
  readonly lines: readonly InvoiceLine[];
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  /** Below the taxed lines: carried charges and rounding. */
  readonly below: readonly { readonly label: string; readonly amountPaise: number }[];
  readonly totalPaise: number;
  readonly inWords: string;
  readonly paid: string;
  readonly notes: readonly string[];
  /** Of a credit note: the invoice that it takes something off. */
  readonly corrects?: { readonly number: string; readonly issuedOn: string };
}

export interface Party {
  readonly name: string;
  readonly address: string;
  /** Null: not registered for GST. */
  readonly gstin: string | null;
  readonly stateName: string;
  /** GST state code. */
  readonly stateCode: string;
}

export interface PlaceOfSupply {
  readonly stateName: string;
  readonly stateCode: string;
  /** Union territories without a legislature levy UTGST. */
  readonly stateTax: 'SGST' | 'UTGST';
}

export interface InvoiceLine {
  readonly description: string;
  /** Services Accounting Code. */
  readonly sac: string;
  readonly quantity: number;
  readonly taxablePaise: number;
  /** Whole rate of GST. */
  readonly percent: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly totalPaise: number;
}

const unionTerritories = new Set(['04', '26', '31', '35', '38']);

export const stateTaxOf = (stateCode: string): PlaceOfSupply['stateTax'] =>
  unionTerritories.has(stateCode) ? 'UTGST' : 'SGST';
