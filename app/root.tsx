import { Outlet, Scripts } from "@remix-run/react";
export default function Root() { return <html lang="en-IN"><head><title>Kirana</title></head><body><Outlet /><Scripts /></body></html>; }
