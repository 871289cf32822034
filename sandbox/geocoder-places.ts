export type Place = {
  lat: number;
  lng: number;
  premise?: string;
  route?: string;
  area?: string;
  city?: string;
  district?: string;
  state: string;
  postalCode?: string;
  /** Google sometimes gives the postal code only with a wider result further down. */
  postalCodeInSecondResult?: boolean;
};

export const PLACES: Place[] = [
  { lat: 12.97, lng: 77.59, premise: "14", route: "Kasturba Road", area: "Ambedkar Veedhi", city: "Bengaluru", district: "Bengaluru Urban", state: "Karnataka", postalCode: "560001" },
  { lat: 12.93, lng: 77.58, premise: "27", route: "11th Main Road", area: "Jayanagar", city: "Bengaluru", district: "Bengaluru Urban", state: "Karnataka", postalCode: "560011" },
  { lat: 12.93, lng: 77.62, premise: "80", route: "60 Feet Road", area: "Koramangala", city: "Bengaluru", district: "Bengaluru Urban", state: "Karnataka", postalCode: "560034" },
  { lat: 12.3, lng: 76.64, route: "Sayyaji Rao Road", area: "Devaraja Mohalla", city: "Mysuru", district: "Mysuru", state: "Karnataka", postalCode: "570001", postalCodeInSecondResult: true },
  { lat: 19.08, lng: 72.88, premise: "112", route: "Lal Bahadur Shastri Marg", area: "Kurla West", city: "Mumbai", district: "Mumbai Suburban", state: "Maharashtra", postalCode: "400070" },
  { lat: 18.52, lng: 73.86, premise: "9", route: "Laxmi Road", area: "Budhwar Peth", city: "Pune", district: "Pune", state: "Maharashtra", postalCode: "411002" },
  { lat: 28.61, lng: 77.21, premise: "3", route: "Janpath", area: "Connaught Place", city: "New Delhi", district: "New Delhi", state: "Delhi", postalCode: "110001" },
  { lat: 28.46, lng: 77.03, route: "Old Railway Road", area: "Sector 12", city: "Gurugram", district: "Gurugram", state: "Haryana", postalCode: "122001" },
  { lat: 17.39, lng: 78.49, premise: "5-9-22", route: "Abids Road", area: "Abids", city: "Hyderabad", district: "Hyderabad", state: "Telangana", postalCode: "500001" },
  { lat: 13.08, lng: 80.27, premise: "41", route: "Wall Tax Road", area: "Park Town", city: "Chennai", district: "Chennai", state: "Tamil Nadu", postalCode: "600003" },
  { lat: 11.02, lng: 76.96, route: "Oppanakara Street", area: "Town Hall", city: "Coimbatore", district: "Coimbatore", state: "Tamil Nadu", postalCode: "641001" },
  { lat: 22.57, lng: 88.36, premise: "18A", route: "Mahatma Gandhi Road", area: "Burrabazar", city: "Kolkata", district: "Kolkata", state: "West Bengal", postalCode: "700007" },
  { lat: 23.02, lng: 72.57, premise: "7", route: "Ashram Road", area: "Ellisbridge", city: "Ahmedabad", district: "Ahmedabad", state: "Gujarat", postalCode: "380006" },
  { lat: 21.17, lng: 72.83, route: "Ring Road", area: "Begampura", city: "Surat", district: "Surat", state: "Gujarat", postalCode: "395003" },
  { lat: 26.91, lng: 75.79, premise: "C-11", route: "Mirza Ismail Road", area: "Ashok Nagar", city: "Jaipur", district: "Jaipur", state: "Rajasthan", postalCode: "302001" },
  { lat: 26.85, lng: 80.95, route: "Vidhan Sabha Marg", area: "Hazratganj", city: "Lucknow", district: "Lucknow", state: "Uttar Pradesh", postalCode: "226001" },
  { lat: 25.59, lng: 85.14, route: "Fraser Road", area: "Fraser Road Area", city: "Patna", district: "Patna", state: "Bihar", postalCode: "800001" },
  { lat: 23.26, lng: 77.41, route: "Hamidia Road", area: "Peer Gate Area", city: "Bhopal", district: "Bhopal", state: "Madhya Pradesh", postalCode: "462001" },
  { lat: 22.72, lng: 75.86, route: "Mahatma Gandhi Road", area: "Rajwada", city: "Indore", district: "Indore", state: "Madhya Pradesh", postalCode: "452007" },
  { lat: 17.69, lng: 83.22, route: "Dondaparthy Road", area: "Dondaparthy", city: "Visakhapatnam", district: "Visakhapatnam", state: "Andhra Pradesh", postalCode: "530016" },
  { lat: 9.93, lng: 76.27, route: "Bazaar Road", area: "Mattancherry", city: "Kochi", district: "Ernakulam", state: "Kerala", postalCode: "682002" },
  { lat: 26.14, lng: 91.74, route: "Fancy Bazaar Road", area: "Fancy Bazaar", city: "Guwahati", district: "Kamrup Metropolitan", state: "Assam", postalCode: "781001" },
  { lat: 32.33, lng: 78.01, city: "Kibber", district: "Lahaul and Spiti", state: "Himachal Pradesh" },
  { lat: 26.9, lng: 70.3, state: "Rajasthan" },
];
