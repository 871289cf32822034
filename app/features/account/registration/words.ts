export const words = {
  register: "Register",
  forgotPassword: "Forgot Password",
  name: "Name",
  phoneNumber: "Phone Number",
  countryCode: "Country code India",
  haveCode: "I have an OTP",
  sendCode: "Send OTP via SMS",
  anotherIn: (left: string) => `You can ask for another OTP in ${left}.`,
  enterCodeFor: "Enter the OTP for {phone}.",
  changeNumber: "Change number",
  codeHelp:
    "No OTP, or it does not work? It ends after 10 minutes or 5 tries: ask for another one below.",
  codeHelpOrCall:
    "No OTP, or it does not work? It ends after 10 minutes or 5 tries: ask for another one below, or call {phone}.",
  code: "OTP",
  verify: "Verify OTP",
  logInOrReset: "{logIn} or {reset}",
  logIn: "Log In",
  resetYours: "reset your password",
  password: {
    register: { password: "Password", confirm: "Confirm Password", button: "Register" },
    reset: { password: "New Password", confirm: "Confirm New Password", button: "Reset Password" },
  },
  mayUse:
    "Your name and phone number open your account and reach you about your orders, nothing else.",
  howUsed: "How we use your data",
  accept: "By continuing, I accept {terms} & {privacy}.",
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
  alreadyCustomer: "Already a customer?",
  rememberPassword: "Remember your password? Login",
};
