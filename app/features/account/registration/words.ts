export const words = {
  register: "Register",
  forgotPassword: "Forgot Password",
  name: "Name",
  phoneNumber: "Phone Number",
  steps: { phone: "Phone", code: "OTP", password: "Password" },
  countryCode: "Country code India",
  haveCode: "I have an OTP",
  sendCode: "Send OTP via SMS",
  anotherIn: (left: string) => `You can ask for another OTP in ${left}.`,
  enterCodeFor: "Enter the OTP for {phone}.",
  changeNumber: "Change number",
  codeHelp:
    "The OTP is valid for 10 minutes and 5 attempts. If none came, ask for another one below.",
  codeHelpOrCall:
    "The OTP is valid for 10 minutes and 5 attempts. If none came, ask for another one below, or call {phone}.",
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
    "We use your name and phone number for your account and your orders, and for nothing else.",
  howUsed: "How we use your data",
  accept: "By continuing, I accept {terms} & {privacy}.",
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
  alreadyCustomer: "Already a customer?",
  rememberPassword: "Remember your password? Login",
};
