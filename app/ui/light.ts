import { createContext } from "react";

/** True in the markup of the light version, which no script ever takes over. */
export const LightContext = createContext(false);
