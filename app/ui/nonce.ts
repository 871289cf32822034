import { createContext } from "react";

/** The response's script nonce; empty in the browser, which hides it. */
export const NonceContext = createContext("");
