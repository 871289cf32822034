export const words = {
  logIn: "Log In",
  phoneHint: "Please enter a valid 10-digit phone number without spaces or special characters.",
  phoneNumber: "Phone Number",
  password: "Password",
  signIn: "Sign In",
  newCustomer: "New Customer?",
  forgotPassword: "Forgot your password?",
  logout: "Logout",
};
