declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
declare module "*/build/server/index.js";
