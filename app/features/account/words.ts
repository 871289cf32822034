export const words = {
  logIn: "Log In",
  whyKhata: "Sign in to see your khata.",
  whyOwn: "Please sign in to go on.",
  phoneHint: "Please enter a valid 10-digit phone number without spaces or special characters.",
  password: "Password",
  signIn: "Sign In",
  newCustomer: "New Customer?",
  forgotPassword: "Forgot your password?",
  logout: "Logout",
};
