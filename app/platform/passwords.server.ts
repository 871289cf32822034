// Only an argon2id PHC string is ever stored; parameters are OWASP's first choice for 19 MiB.
import { argon2Verify, argon2id, setWASMModules } from "argon2-wasm-edge";

export type HashingModules = { argon2WASM: WebAssembly.Module; blake2bWASM: WebAssembly.Module };

/** Workers can't compile wasm at run time: whoever starts the program hands the modules in. */
export function provideHashingModules(modules: HashingModules): void {
  void setWASMModules(modules);
}

export function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return argon2id({
    password,
    salt,
    parallelism: 1,
    iterations: 2,
    memorySize: 19_456,
    hashLength: 32,
    outputType: "encoded",
  });
}

export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return argon2Verify({ password, hash });
}

/**
 * Verifying against it costs what a real one costs, so that time tells nothing about who exists.
 */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$hztS70Ni1u4Vr+ouZ3jvHw$cvEeD1IXTayTHa46IemCnrgd6f87HeTftb7+h3LSs2I";
