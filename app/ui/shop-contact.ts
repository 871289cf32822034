/** The supplier as configured; "" is not configured. */
export type ShopContact = {
  name: string;
  address: string;
  taxNumber: string;
  foodLicence: string;
  grievanceOfficer: string;
  contactPhone: string;
  secondPhone: string;
  messagingLink: string;
  supportEmail: string;
  supportPhone: string;
  /** Only where the shop has one. */
  logo?: string;
};
