export const words = {
  invoice: "Invoice",
  taxInvoice: "Tax Invoice",
  billOfSupply: "Bill of Supply",
  invoiceCumBill: "Invoice-cum-Bill of Supply",
  bill: "Bill",
  creditNote: "Credit Note",
  composition: "Composition taxable person, not eligible to collect tax on supplies",
};
